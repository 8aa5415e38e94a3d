import { json, type readModels } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import { hiddenDocumentJoin, unlessHidden } from '../sql/hidden-document.js';
import { documentMembers } from './document.projection.js';
import { salesFreeJson, salesJoins } from './sales.projection.js';

/** Joins of the quote `t` for an item: the joins of all sales, and the location `hc` that hides its order. */
export const quoteJoins: readonly readModels.Joined[] = [
  ...salesJoins,
  hiddenDocumentJoin('order', sql`t.converted_order_id`, 'hc'),
];

/** A quote as partners see it (§2.2); needs `quoteJoins`. @param one true for the get-by-id item. */
const item = (one: boolean): Sql =>
  json.item({
    ...documentMembers(one),
    converted: sql`t.converted`,
    convertedOrderId: unlessHidden('hc', sql`t.converted_order_id`),
    convertedOrderNumber: unlessHidden('hc', sql`t.converted_order_number`),
    validUntil: json.instant(sql`t.valid_until`),
    ...salesFreeJson,
  });

export const quoteItem: Sql = item(true);
export const listedQuote: Sql = item(false);
