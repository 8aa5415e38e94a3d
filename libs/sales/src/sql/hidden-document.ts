import { readModels } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';

/** A quote or an order: what stands at a hidden location is hidden with it (A5). */
export type DocumentResource = 'quote' | 'order';

const tables: Readonly<Record<DocumentResource, Sql>> = { quote: sql`quotes`, order: sql`orders` };

/**
 * Joins to the row `t`, which names the quote or order `id`, the hidden location `alias` where that one stands. No row
 * is joined for one that partners see, so that `unlessHidden` decides by it. It is looked up for each row of a page:
 * without the `offset`, a plan made for pages of any length would read all quotes or orders of the company instead.
 */
export function hiddenDocumentJoin(resource: DocumentResource, id: Sql, alias: string): readModels.Joined {
  const location = hiddenLocationOf(resource, sql`t.company_id`, id);
  return readModels.joined(resource, sql`left join lateral (select h.id from ${location}) ${raw(alias)} on true`);
}

/** The value, or null when `hiddenDocumentJoin` found a hidden location. */
export function unlessHidden(alias: string, value: Sql): Sql {
  return sql`case when ${raw(alias)}.id is null then ${value} end`;
}

/** The condition under which the quote or order `id` of the company stands at a hidden location (A5). */
export function isAtHiddenLocation(resource: DocumentResource, company: Sql, id: Sql): Sql {
  return sql`exists (select 1 from ${hiddenLocationOf(resource, company, id)})`;
}

/** The hidden location `h` of a quote or an order, as what follows `from`. */
const hiddenLocationOf = (resource: DocumentResource, company: Sql, id: Sql): Sql => sql`${tables[resource]} d
  join hidden_locations h on h.company_id = d.company_id and h.id = d.location_id
  where d.company_id = ${company} and d.id = ${id} offset 0`;
