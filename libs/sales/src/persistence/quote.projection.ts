import { instant, jsonItem } from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import { documentMembers } from './document.projection.js';
import { salesFreeJson } from './sales.projection.js';

/** A quote as partners see it (§2.2), with the joins of the sales. @param one whether it is the item of get-by-id. */
const item = (one: boolean): Sql =>
  jsonItem({
    ...documentMembers(one),
    converted: sql`t.converted`,
    convertedOrderId: sql`t.converted_order_id`,
    convertedOrderNumber: sql`t.converted_order_number`,
    validUntil: instant(sql`t.valid_until`),
    ...salesFreeJson,
  });

export const quoteItem: Sql = item(true);
export const listedQuote: Sql = item(false);
