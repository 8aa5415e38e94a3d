import { type Joined, Json, type Database, equals } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { QuoteCriteria } from '../application/ports/quotes.js';
import { hiddenDocumentJoin, unlessHidden } from '../sql/hidden-document.js';
import { visibleDocuments } from '../sql/visible-document.js';
import { DatabaseDocumentQueries, documentMembers } from './document.queries.js';
import { salesFreeJson, salesJoins } from './sales.projection.js';
import { salesModel } from './sales.queries.js';

/** Joins of the quote `t` for an item: the joins of all sales, and the location `hc` that hides its order. */
const quoteJoins: readonly Joined[] = [...salesJoins, hiddenDocumentJoin('order', sql`t.converted_order_id`, 'hc')];

/** A quote as partners see it (§2.2); needs `quoteJoins`. @param one true for the get-by-id item. */
const item = (one: boolean): Sql =>
  Json.item({
    ...documentMembers(one),
    converted: sql`t.converted`,
    convertedOrderId: unlessHidden('hc', sql`t.converted_order_id`),
    convertedOrderNumber: unlessHidden('hc', sql`t.converted_order_number`),
    validUntil: Json.instant(sql`t.valid_until`),
    ...salesFreeJson,
  });

const model = salesModel('quote', quoteJoins);

export class DatabaseQuoteQueries extends DatabaseDocumentQueries<QuoteCriteria> {
  constructor(database: Database) {
    super(database, {
      ...model,
      visible: visibleDocuments,
      item: { listed: item(false), single: item(true) },
      conditions: (criteria, company) => [
        ...model.conditions(criteria, company),
        equals(sql`t.converted`, criteria.converted),
      ],
    });
  }
}
