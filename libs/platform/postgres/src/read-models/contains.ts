import type { CompanyId } from '@partner/kernel';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { TextSearch } from './list-plan.js';

/** What a trigram index can look for: anything else it would have to read as a whole, for every company. */
const indexable = /[\p{L}\p{N}]{3}/u;

/** A LIKE pattern for a substring in which `%`, `_` and `\` mean themselves (W7). */
const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

/**
 * The condition that the lower-case expression `text` contains `part`, whatever its case (W7). The part is put into
 * lower case once, not for every row, and compared byte by byte: UTF-8 has no character inside another one, and
 * looking for characters takes twice as long.
 */
export const contains = (text: Sql, part: string): Sql =>
  sql`(${text}) collate "C" like (select lower(${pattern(part)}))`;

/**
 * The ids of the company's rows whose `search_text` contains `part`, as an array. A policy keeps PostgreSQL from asking
 * an index with an operator that might leak what it compares, so a function does, named `<table>_matching` (A7).
 */
export const ids = (table: Sql, company: CompanyId, part: string): Sql =>
  sql`select ${raw(`${table.text}_matching`)}(${company}, lower(${pattern(part)}))`;

/**
 * The search for rows of the company's `table` that have `part` in their `search_text`, whatever its case (W7); none
 * without a part.
 */
export const text = (table: Sql, company: CompanyId, part: string | undefined): TextSearch | undefined =>
  field(table, company, undefined, part);

/** The same in a single field, a text that is part of the searched one. */
export const field = (
  table: Sql,
  company: CompanyId,
  field: Sql | undefined,
  part: string | undefined,
): TextSearch | undefined =>
  part === undefined
    ? undefined
    : {
        where: contains(field ? sql`lower(${field})` : sql`t.search_text`, part),
        ids: indexable.test(part) ? ids(table, company, part) : undefined,
      };

/** Several searches at once; of the rows that an index finds, those of the first one that it can find. */
export function allOf(searches: readonly (TextSearch | undefined)[]): TextSearch | undefined {
  const given = searches.filter((search) => search !== undefined);
  if (given.length === 0) return undefined;
  return {
    where: join(
      given.map(({ where }) => where),
      ' and ',
    ),
    ids: given.find(({ ids }) => ids)?.ids,
  };
}

/**
 * The condition that the row `t` of the company's `table` has an external reference (§2.2), by `<table>_referenced`.
 */
export const referenced = (table: Sql, company: CompanyId, { key, value }: { key: string; value: string }): Sql =>
  sql`t.id = any(array(select ${raw(`${table.text}_referenced`)}(${company},
    ${JSON.stringify({ [key]: value })}::jsonb)))`;
