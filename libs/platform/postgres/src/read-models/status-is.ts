import type { Transitions } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';

/**
 * Condition that a status has a meaning, according to the transition tables. Like the partial indexes for the same
 * rows, it is written with literals and as the shorter of `in` and `not in`.
 */
export function statusIs<Meaning extends string>(
  column: Sql,
  meaning: Meaning,
  ...tables: readonly Pick<Transitions<string, string, Meaning>, 'statuses' | 'statusesWith'>[]
): Sql {
  const yes = [...new Set(tables.flatMap((table) => table.statusesWith(meaning)))];
  const no = [...new Set(tables.flatMap(({ statuses }) => statuses))].filter((name) => !yes.includes(name));
  const isShorter = no.length < yes.length;
  const [first, ...others] = (isShorter ? no : yes).map((name) => `'${name}'`);
  return others.length > 0
    ? sql`${column} ${raw(`${isShorter ? 'not in' : 'in'} (${[first, ...others].join(', ')})`)}`
    : sql`${column} ${raw(`${isShorter ? '<>' : '='} ${first}`)}`;
}
