import { json, type readModels } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';
import { soldAmounts } from '../domain/order/sold-pricing.js';
import { hiddenDocumentJoin, unlessHidden } from '../sql/hidden-document.js';
import { documentMembers } from './document.projection.js';
import { salesFreeJson, salesJoins } from './sales.projection.js';

/** Joins of the order `t` for an item: the joins of all sales, and the location `hc` that hides its quote. */
export const orderJoins: readonly readModels.Joined[] = [
  ...salesJoins,
  hiddenDocumentJoin('quote', sql`t.source_quote_id`, 'hc'),
];

const soldAmount = (name: string): json.Text => json.decimal(sql`(t.sold_pricing->>${raw(`'${name}'`)})::numeric`);

/** An order as partners see it (§2.3); needs `orderJoins`. @param one true for the get-by-id item. */
const item = (one: boolean): Sql =>
  json.item({
    ...documentMembers(one),
    deposits: json.object({
      downPayment: json.decimal(sql`t.down_payment`),
      securityDeposit: json.decimal(sql`t.security_deposit`),
      totalDueToday: json.decimal(sql`t.total_due_today`),
      totalPaid: json.decimal(sql`t.total_paid`),
      balance: json.decimal(sql`coalesce(t.total, 0) - t.total_paid`),
    }),
    saleDate: json.instant(sql`t.sale_date`),
    soldPricing: json.when(
      sql`t.sold_pricing is not null`,
      json.object(Object.fromEntries(soldAmounts.map((name) => [name, soldAmount(name)]))),
    ),
    cancelled: sql`t.sold_and_cancelled`,
    sourceQuoteId: json.unescaped(unlessHidden('hc', sql`t.source_quote_id`)),
    sourceQuoteNumber: unlessHidden('hc', sql`t.source_quote_number`),
    expectedDeliveryDate: json.instant(sql`t.expected_delivery_date`),
    deliveredAt: json.instant(sql`t.delivered_at`),
    ...salesFreeJson,
  });

export const orderItem: Sql = item(true);
export const listedOrder: Sql = item(false);
