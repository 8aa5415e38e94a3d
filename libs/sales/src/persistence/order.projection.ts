import { type Joined, Json } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';
import { soldAmounts } from '../domain/order/sold-pricing.js';
import { hiddenDocumentJoin, unlessHidden } from '../sql/hidden-document.js';
import { documentMembers } from './document.projection.js';
import { salesFreeJson, salesJoins } from './sales.projection.js';

/** Joins of the order `t` for an item: the joins of all sales, and the location `hc` that hides its quote. */
export const orderJoins: readonly Joined[] = [...salesJoins, hiddenDocumentJoin('quote', sql`t.source_quote_id`, 'hc')];

const soldAmount = (name: string): Json => Json.decimal(sql`(t.sold_pricing->>${raw(`'${name}'`)})::numeric`);

/** An order as partners see it (§2.3); needs `orderJoins`. @param one true for the get-by-id item. */
const item = (one: boolean): Sql =>
  Json.item({
    ...documentMembers(one),
    deposits: Json.object({
      downPayment: Json.decimal(sql`t.down_payment`),
      securityDeposit: Json.decimal(sql`t.security_deposit`),
      totalDueToday: Json.decimal(sql`t.total_due_today`),
      totalPaid: Json.decimal(sql`t.total_paid`),
      balance: Json.decimal(sql`coalesce(t.total, 0) - t.total_paid`),
    }),
    saleDate: Json.instant(sql`t.sale_date`),
    soldPricing: Json.when(
      sql`t.sold_pricing is not null`,
      Json.object(Object.fromEntries(soldAmounts.map((name) => [name, soldAmount(name)]))),
    ),
    cancelled: sql`t.sold_and_cancelled`,
    sourceQuoteId: Json.unescaped(unlessHidden('hc', sql`t.source_quote_id`)),
    sourceQuoteNumber: unlessHidden('hc', sql`t.source_quote_number`),
    expectedDeliveryDate: Json.instant(sql`t.expected_delivery_date`),
    deliveredAt: Json.instant(sql`t.delivered_at`),
    ...salesFreeJson,
  });

export const orderItem: Sql = item(true);
export const listedOrder: Sql = item(false);
