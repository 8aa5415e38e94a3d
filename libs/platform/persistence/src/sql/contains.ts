import type { CompanyId } from '@partner/kernel';
import sql, { empty, raw, type Sql } from 'sql-template-tag';

/** What a trigram index can look for: anything else it would have to read as a whole, for every company. */
const indexable = /[\p{L}\p{N}]{3}/u;

/** A LIKE pattern for a substring in which `%`, `_` and `\` mean themselves (W7). */
const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

/**
 * The condition that the lower-case expression `text` contains `part`, whatever its case (W7). Parts too short for a
 * trigram index are kept away from it: the expression is then another one than the index has.
 */
export function contains(text: Sql, part: string): Sql {
  return sql`${text}${indexable.test(part) ? empty : sql` || ''`} like lower(${pattern(part)})`;
}

/**
 * The ids of the company's rows whose `search_text` contains `part`, as an array. A policy keeps PostgreSQL from asking
 * an index with an operator that might leak what it compares, so a function does, named `<table>_matching` (A7).
 */
export const idsMatching = (table: Sql, company: CompanyId, part: string): Sql =>
  sql`select ${raw(`${table.text}_matching`)}(${company}, lower(${pattern(part)}))`;

/** The condition that the row `t` of the company's `table` has `part` in its `search_text`, whatever its case (W7). */
export const searched = (table: Sql, company: CompanyId, part: string): Sql =>
  indexable.test(part)
    ? sql`t.id = any(array(${idsMatching(table, company, part)}))`
    : contains(sql`t.search_text`, part);

/**
 * The condition that the row `t` of the company's `table` has an external reference (§2.2), by `<table>_referenced`.
 */
export const referenced = (table: Sql, company: CompanyId, { key, value }: { key: string; value: string }): Sql =>
  sql`t.id = any(array(select ${raw(`${table.text}_referenced`)}(${company},
    ${JSON.stringify({ [key]: value })}::jsonb)))`;
