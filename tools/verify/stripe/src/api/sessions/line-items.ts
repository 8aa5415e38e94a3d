import type Stripe from 'stripe';
import { newId } from '../../account/ids.js';
import type { LineItemRow } from '../../account/rows.js';
import { invalid } from '../../http/stripe-error.js';
import * as currencies from '../../payments/currencies.js';
import { nulls } from '../../payments/nulls.js';
import type { Parameters } from '../parameters.js';

/** Parses the line items. @throws StripeError 400 for invalid items, or items with different currencies. */
export function readLineItems(parameters: Parameters, now: number): LineItemRow[] {
  const given = parameters.objects('line_items');
  if (given.length === 0) parameters.missing('line_items');
  const items = given.map((item) => lineItem(item, now));
  if (new Set(items.map(({ currency }) => currency)).size > 1)
    throw invalid('All line items must have the same currency.', 'line_items');
  return items;
}

/** @throws StripeError 400 `amount_too_small`, `amount_too_large`. */
export function totalOf(items: readonly LineItemRow[]): { amount: number; currency: string } {
  const amount = items.reduce((sum, item) => sum + item.amount_total, 0);
  const currency = items[0]?.currency ?? '';
  const total = "The Checkout Session's total amount due must add up to";
  const minimum = currencies.minimumAmount(currency);
  if (amount < minimum)
    throw invalid(`${total} at least ${currencies.formatAmount(minimum, currency)}`, undefined, 'amount_too_small');
  if (amount > currencies.maxAmount)
    throw invalid(`${total} no more than ${currencies.maxAmount}`, undefined, 'amount_too_large');
  return { amount, currency };
}

function lineItem(item: Parameters, now: number): LineItemRow {
  item.allow('price_data', 'quantity');
  const data = item.object('price_data') ?? item.missing('price_data');
  data.allow('currency', 'unit_amount', 'product_data', 'tax_behavior');
  const product = data.object('product_data') ?? data.missing('product_data');
  product.allow('name', 'description', 'images', 'metadata');
  const name = product.text('name') ?? product.missing('name');
  const currency = readCurrency(data);
  const unitAmount = readUnitAmount(data, currency);
  const quantity = item.integer('quantity') ?? item.missing('quantity');
  const amount = unitAmount * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: name,
    metadata: {},
    price: newPrice(currency, unitAmount, now),
    quantity,
  };
}

function readCurrency(data: Parameters): string {
  const currency = data.text('currency')?.toLowerCase() ?? data.missing('currency');
  if (currencies.isSupported(currency)) return currency;
  throw invalid(`Invalid currency: ${currency}.`, data.named('currency'));
}

function readUnitAmount(data: Parameters, currency: string): number {
  const amount = data.integer('unit_amount') ?? data.missing('unit_amount');
  const step = currencies.smallestStep(currency);
  if (amount % step === 0) return amount;
  throw invalid(`Amounts in ${currency} must be a multiple of ${step}.`, data.named('unit_amount'));
}

function newPrice(currency: string, unitAmount: number, now: number): Stripe.Price {
  return {
    id: newId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: now,
    currency,
    ...nulls('custom_unit_amount lookup_key nickname recurring tiers_mode transform_quantity'),
    livemode: false,
    metadata: {},
    product: newId('prod', 14),
    tax_behavior: 'unspecified',
    type: 'one_time',
    unit_amount: unitAmount,
    // A string in the API; only the client library converts it to a decimal object.
    unit_amount_decimal: String(unitAmount) as unknown as Stripe.Decimal,
  };
}
