import {
  decimal,
  instant,
  type Joined,
  jsonItem,
  jsonObject,
  type JsonText,
  jsonWhen,
  unescapedText,
} from '@partner/persistence';
import sql, { raw, type Sql } from 'sql-template-tag';
import { soldAmounts } from '../domain/order/sold-pricing.js';
import { hiddenDocumentJoin, unlessHidden } from '../sql/hidden-document.js';
import { documentMembers } from './document.projection.js';
import { salesFreeJson, salesJoins } from './sales.projection.js';

/** What an item needs beside the order `t`: the joins of the sales, and the location `hc` that hides its quote. */
export const orderJoins: readonly Joined[] = [...salesJoins, hiddenDocumentJoin('quote', sql`t.source_quote_id`, 'hc')];

const soldAmount = (name: string): JsonText => decimal(sql`(t.sold_pricing->>${raw(`'${name}'`)})::numeric`);

/** An order as partners see it (§2.3), with its joins. @param one whether it is the item of get-by-id. */
const item = (one: boolean): Sql =>
  jsonItem({
    ...documentMembers(one),
    deposits: jsonObject({
      downPayment: decimal(sql`t.down_payment`),
      securityDeposit: decimal(sql`t.security_deposit`),
      totalDueToday: decimal(sql`t.total_due_today`),
      totalPaid: decimal(sql`t.total_paid`),
      balance: decimal(sql`coalesce(t.total, 0) - t.total_paid`),
    }),
    saleDate: instant(sql`t.sale_date`),
    soldPricing: jsonWhen(
      sql`t.sold_pricing is not null`,
      jsonObject(Object.fromEntries(soldAmounts.map((name) => [name, soldAmount(name)]))),
    ),
    sourceQuoteId: unescapedText(unlessHidden('hc', sql`t.source_quote_id`)),
    sourceQuoteNumber: unlessHidden('hc', sql`t.source_quote_number`),
    expectedDeliveryDate: instant(sql`t.expected_delivery_date`),
    deliveredAt: instant(sql`t.delivered_at`),
    ...salesFreeJson,
  });

export const orderItem: Sql = item(true);
export const listedOrder: Sql = item(false);
