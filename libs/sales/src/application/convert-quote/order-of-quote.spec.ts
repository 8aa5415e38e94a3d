import { describe, expect, it } from '@jest/globals';
import { type Id, money } from '@partner/kernel';
import { noDeposits } from '../../domain/order/deposits.js';
import { orderFields } from '../../domain/order/order.fixture.js';
import { Quote } from '../../domain/quote/quote.js';
import { orderOf } from './order-of-quote.js';

const { sizeId, saleDate, soldPricing, sourceQuoteId, sourceQuoteNumber, ...others } = orderFields;
const { expectedDeliveryDate, deliveredAt, downPayment, securityDeposit, totalDueToday, totalPaid, ...both } = others;

/** A quote with a value in every field that quotes and orders share. */
const { state: quote } = Quote.create({
  ...both,
  status: 'Active',
  customerEmail: 'ada@example.com',
  customerPhone: '555',
  salespersonName: 'Sam',
  salespersonEmail: 'sam@example.com',
  salesSource: 'Website',
  sourceMetadata: { campaign: 'spring' },
  externalReferences: { crm: '4711' },
  workOrderId: '65f0c0ffee0000000000e001' as Id,
  productId: '65f0c0ffee0000000000f001' as Id,
  discount: money(100),
  discountReason: 'Dented',
  paymentType: 'rto',
  rto: { termMonths: 36, downPayment: money(10), securityDeposit: money(20), totalDueToday: money(30) },
  deliveryAddress: '1 Elm',
  configuration: { model: 'Barn' },
  note: 'Before Easter',
  purchaseType: 'Lot Stock',
  validUntil: null,
  converted: false,
  convertedOrderId: null,
  convertedOrderNumber: null,
});

describe('the order created from a quote', () => {
  it('copies all shared fields and none that only quotes have (R14)', () => {
    const own = ['id', 'number', 'version', 'createdAt', 'updatedAt', 'status', 'statusChangedAt'];
    const ofQuotes = ['purchaseType', 'validUntil', 'converted', 'convertedOrderId', 'convertedOrderNumber'];
    const shared = Object.entries(quote).filter(([field]) => ![...own, ...ofQuotes].includes(field));
    expect(shared.length).toBeGreaterThan(25);
    expect(orderOf(quote)).toMatchObject(Object.fromEntries(shared));
    for (const field of ofQuotes) expect(orderOf(quote)).not.toHaveProperty(field);
  });

  it('is Unsubmitted, links its quote, and takes its deposits from the rent-to-own terms (§3, §2.3)', () => {
    expect(orderOf(quote)).toMatchObject({
      status: 'Unsubmitted',
      sourceQuoteId: quote.id,
      sourceQuoteNumber: quote.number,
      downPayment: '10.00',
      securityDeposit: '20.00',
      totalDueToday: '30.00',
      totalPaid: '0.00',
    });
  });

  it('has no deposits if the quote was changed from rent-to-own to cash (§2.3)', () => {
    expect(orderOf({ ...quote, paymentType: 'cash' })).toMatchObject(noDeposits);
  });
});
