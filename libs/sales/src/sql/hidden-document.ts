import type { CompanyId, ResourceType } from '@partner/kernel';
import { type Joined, joined } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';

/**
 * Conditions about quotes and orders that are at a hidden location now (A5). The view `hidden_documents` decides it.
 */

/** Matches if the quote or order `id` of the company is at a hidden location. */
export const isHiddenDocument = (company: Sql, id: Sql): Sql =>
  sql`exists (select from hidden_documents d where d.company_id = ${company} and d.id = ${id})`;

/** Matches unless the quote or order `id` is at a hidden location. They are read once for all rows. */
export const isShownDocument = (company: CompanyId, id: Sql): Sql => sql`coalesce(${id} not in (
  select d.id from hidden_documents d where d.company_id = ${company}), true)`;

/** Joins `alias` to the row `t`, for `unlessHidden`: tells once if the quote or order `id` is at a hidden location. */
export const hiddenDocumentJoin = (resource: ResourceType, id: Sql, alias: string): Joined =>
  joined(resource, sql`cross join lateral (select ${isHiddenDocument(sql`t.company_id`, id)} as hidden) ${raw(alias)}`);

/** Returns the value, or null when `hiddenDocumentJoin` finds a hidden one, looked for only if there is a value. */
export const unlessHidden = (alias: string, value: Sql): Sql =>
  sql`case when ${value} is not null and not ${raw(alias)}.hidden then ${value} end`;
