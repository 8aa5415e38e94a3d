import sql, { raw, type Sql } from 'sql-template-tag';
import { visibleLocation } from './visible-location.js';

/** Where quotes and orders are kept: what stands at a hidden location is hidden with it (A5). */
export type DocumentTable = 'quotes' | 'orders';

/**
 * Joins to the row `t`, which names the quote or order `id`, the hidden location `alias` where that one stands. No row is
 * joined for one that partners see, so that `unlessHidden` decides by it.
 */
export function hiddenDocumentJoin(table: DocumentTable, id: Sql, alias: string): Sql {
  const document = raw(`${alias}_document`);
  const location = raw(alias);
  return sql`left join ${raw(table)} ${document} on ${document}.company_id = t.company_id and ${document}.id = ${id}
    left join locations ${location} on ${location}.company_id = ${document}.company_id
      and ${location}.id = ${document}.location_id and not ${visibleLocation(alias)}`;
}

/** The value, or null when `hiddenDocumentJoin` found a hidden location. */
export function unlessHidden(alias: string, value: Sql): Sql {
  return sql`case when ${raw(alias)}.id is null then ${value} end`;
}

/** The condition under which the quote or order `id` of the company stands at a hidden location (A5). */
export function isAtHiddenLocation(table: DocumentTable, company: Sql, id: Sql): Sql {
  return sql`exists (select 1 from ${raw(table)} d join locations h on h.company_id = d.company_id and h.id = d.location_id
    where d.company_id = ${company} and d.id = ${id} and not ${visibleLocation('h')})`;
}
