import sql, { empty, type Sql } from 'sql-template-tag';

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
