import type { CompanyId } from '@partner/kernel';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { TextSearch } from './list-plan.js';

/** Texts that a trigram index can find. For others it would be read as a whole, for every company. */
const indexable = /[\p{L}\p{N}]{3}/u;

/** Texts of ASCII characters other than letters. */
const caseless = /^[ -@[-`{-~]*$/;

/** Returns a LIKE pattern for a substring, in which `%`, `_` and `\` are escaped (W7). */
const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

/**
 * Condition that `text`, an expression with its case folded, contains `part` in any case (W7). `part` is folded once,
 * not per row, and compared byte by byte: in UTF-8 no character occurs inside another one, and comparing characters
 * takes twice as long.
 */
export const contains = (text: Sql, part: string): Sql => isLike(text, pattern(part));

const isLike = (text: Sql, pattern: string): Sql => sql`(${text}) collate "C" like (select fold_case(${pattern}))`;

/**
 * Selects the ids of the company's rows whose `search_text` contains `part`, as an array, with the function
 * `<table>_matching`. Row-level policies keep PostgreSQL from using an index with operators that might leak the
 * compared values; the function may use it (A7).
 */
export const ids = (table: Sql, company: CompanyId, part: string): Sql =>
  sql`select ${raw(`${table.text}_matching`)}(${company}, fold_case(${pattern(part)}))`;

/**
 * Search for rows of the company's `table` whose `search_text` contains `part`, case-insensitively (W7); undefined
 * without a part.
 */
export const text = (table: Sql, company: CompanyId, part: string | undefined): TextSearch | undefined =>
  lowerCase(table, company, sql`t.search_text`, part);

/** Same search in a text with its case folded, which is a part of `search_text`. */
export const lowerCase = (
  table: Sql,
  company: CompanyId,
  text: Sql,
  part: string | undefined,
): TextSearch | undefined => searched(table, company, part, (one) => contains(text, one));

/**
 * Same search in a column, whose text is part of `search_text`. Only the case of a text without the part is folded,
 * and not for a part that is the same in both cases, such as a phone number.
 */
export const field = (table: Sql, company: CompanyId, column: Sql, part: string | undefined): TextSearch | undefined =>
  searched(table, company, part, (one) =>
    caseless.test(one)
      ? contains(column, one)
      : sql`(${contains(column, one)} or ${contains(sql`fold_case(${column})`, one)})`,
  );

/** Same search in all lines of `search_text` but the first. */
export const afterFirstLine = (table: Sql, company: CompanyId, part: string | undefined): TextSearch | undefined =>
  searched(table, company, part, (one) => isLike(sql`t.search_text`, `%\n${pattern(one)}`));

const searched = (
  table: Sql,
  company: CompanyId,
  part: string | undefined,
  where: (part: string) => Sql,
): TextSearch | undefined =>
  part === undefined
    ? undefined
    : { where: where(part), ids: indexable.test(part) ? ids(table, company, part) : undefined };

/** Combines searches: rows must match all of them. The index is used for the first search that it can find. */
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
 * Condition that the row `t` of the company's `table` has an external reference (§2.2), by the function
 * `<table>_referenced`. `t.version` is in no index: it rules out reading all of an index that contains everything else.
 */
export const referenced = (table: Sql, company: CompanyId, { key, value }: { key: string; value: string }): Sql =>
  sql`t.id = any(array(select ${raw(`${table.text}_referenced`)}(${company},
    ${JSON.stringify({ [key]: value })}::jsonb))) and t.version > 0`;
