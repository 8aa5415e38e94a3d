import type { CompanyId, Id } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database } from '../database.js';

/** Texts that a trigram index can find. For others it would be read as a whole, for every company. */
const indexable = /[\p{L}\p{N}]{3}/u;

/** Maximum number of matches of a text that are listed by their ids. */
const maxMatches = 1_000;

/** Texts of ASCII characters other than letters. */
const caseless = /^[ -@[-`{-~]*$/;

/** Search for parts of texts in the row `t`. */
interface TextSearch {
  readonly where: Sql;
  /** Selects the ids of the rows that match, found by an index. */
  readonly ids?: Sql | undefined;
  /** Further rows that match without the text: their column has one of the selected ids. */
  readonly or?: { readonly column: Sql; readonly ids: Sql };
}

/** Condition of a list; undefined if its criterion is not given. */
export type Condition = Sql | TextSearch | undefined;

/** Returns a LIKE pattern for a substring, in which `%`, `_` and `\` are escaped (W7). */
const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;

/**
 * Condition that `text`, an expression with its case folded, contains `part` in any case (W7), somewhere behind
 * `after`. `part` is folded once, not per row, and compared byte by byte: in UTF-8 no character occurs inside another
 * one, and comparing characters takes twice as long.
 */
export const contains = (text: Sql, part: string, after = ''): Sql =>
  sql`(${text}) collate "C" like (select fold_case(${(after && `%${after}`) + pattern(part)}))`;

/**
 * Selects ids of the company's rows whose `search_text` contains `part`, by the function `<table>_matching`. Row-level
 * policies keep PostgreSQL from using an index with operators that might leak the compared values; the function may use
 * it (A7).
 */
const ids = (table: Sql, company: CompanyId, part: string): Sql =>
  sql`select ${raw(`${table.text}_matching`)}(${company}, fold_case(${pattern(part)}))`;

/**
 * Search for rows of the company's `table` whose `search_text` contains `part`, case-insensitively (W7).
 * @param within a column whose text is part of `search_text`, or a narrower condition on a part of it.
 */
export const textSearch = (
  table: Sql,
  company: CompanyId,
  part: string | undefined,
  within: Sql | ((part: string) => Sql) = (one) => contains(sql`t.search_text`, one),
): TextSearch | undefined =>
  part === undefined
    ? undefined
    : {
        where: typeof within === 'function' ? within(part) : inColumn(within, part),
        ids: indexable.test(part) ? ids(table, company, part) : undefined,
      };

/**
 * The column is searched as it is first, and not again for a part that is the same in both cases, such as a phone
 * number. Only a text with other characters than ASCII has its case folded, which takes longer than all else.
 */
const inColumn = (column: Sql, part: string): Sql =>
  caseless.test(part)
    ? contains(column, part)
    : sql`(${contains(column, part)} or ${contains(sql`lower(${column} collate "C")`, part)}
        or (octet_length(${column}) <> length(${column}) and ${contains(sql`fold_case(${column})`, part)}))`;

/**
 * Returns the conditions that are given. The matches of a searched text are looked up: few are then listed by their
 * ids, and many are found by reading the texts of all rows, which are in an index.
 */
export async function lookUpMatches(database: Database, conditions: readonly Condition[]): Promise<Sql[]> {
  const found: Sql[] = [];
  for (const one of conditions)
    if (one !== undefined) found.push(...('where' in one ? await foundBy(database, one) : [one]));
  return found;
}

async function foundBy(database: Database, { where, ids, or }: TextSearch): Promise<Sql[]> {
  const some = (selected: Sql, limit: number): Promise<{ id: Id }[]> =>
    database.query(sql`select id from (${selected}) found (id) limit ${limit}::int`);
  const [matches, others] = await Promise.all([ids && some(ids, maxMatches + 1), or && some(or.ids, 1)]);
  const found = [where];
  if (matches && matches.length <= maxMatches) found.push(sql`t.id = any(${matches.map(({ id }) => id)}::char(24)[])`);
  // A condition that no row meets would keep PostgreSQL from using the index of the other condition.
  if (!or || others?.length === 0) return found;
  return found.map((one) => sql`(${or.column} = any(array(${or.ids})) or ${one})`);
}

/** Condition that the row `t` of the company's `table` has an external reference (§2.2). */
export const hasReference = (table: Sql, company: CompanyId, { key, value }: { key: string; value: string }): Sql =>
  sql`t.id = any(array(select ${raw(`${table.text}_referenced`)}(${company},
    ${JSON.stringify({ [key]: value })}::jsonb)))`;
