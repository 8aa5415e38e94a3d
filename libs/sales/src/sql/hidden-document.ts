import type { CompanyId } from '@partner/kernel';
import { readModels } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';

/** A quote or an order: it is hidden with its location (A5). */
export type DocumentResource = 'quote' | 'order';

const tables: Readonly<Record<DocumentResource, Sql>> = { quote: sql`quotes`, order: sql`orders` };

/**
 * Joins the hidden location `alias` of the quote or order `id` to the row `t`. Documents that partners see join a null,
 * which is what `unlessHidden` tests. The location is looked up for each row of a page; without the `offset`, a generic
 * plan would read all quotes or orders of the company.
 */
export function hiddenDocumentJoin(resource: DocumentResource, id: Sql, alias: string): readModels.Joined {
  const location = hiddenLocationOf(resource, sql`t.company_id`, id);
  return readModels.joined(resource, sql`left join lateral (${location}) ${raw(alias)} on true`, sql`${raw(alias)}.id`);
}

/** Returns the value, or null when `hiddenDocumentJoin` found a hidden location. */
export function unlessHidden(alias: string, value: Sql): Sql {
  return sql`case when ${raw(alias)}.id is null then ${value} end`;
}

/** Matches if the quote or order `id` of the company is at a hidden location (A5). */
export function isAtHiddenLocation(resource: DocumentResource, company: Sql, id: Sql): Sql {
  return sql`((${hiddenLocationOf(resource, company, id)}) is not null)`;
}

/**
 * Selects the `id` of the location of a quote or an order if it is hidden, else null. As a join, PostgreSQL might look
 * the document up once for each hidden location.
 */
const hiddenLocationOf = (resource: DocumentResource, company: Sql, id: Sql): Sql => sql`select (
  select h.id from hidden_locations h where h.company_id = d.company_id and h.id = d.location_id) as id
  from ${tables[resource]} d where d.company_id = ${company} and d.id = ${id} offset 0`;

/**
 * Selects the ids of the company's quotes and orders that moved to a hidden location (A5), as `id`. Records of all
 * others at hidden locations have the same location themselves.
 */
export const documentsMovedToHidden = (company: CompanyId): Sql =>
  sql`select d.id from moved_documents d where d.company_id = ${company}
    and d.location_id = any(array(select h.id from hidden_locations h where h.company_id = ${company}))`;
