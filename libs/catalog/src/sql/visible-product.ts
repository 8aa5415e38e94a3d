import sql, { raw, type Sql } from 'sql-template-tag';

/** Defines which products partners see (§1.7, §2.12); no other code decides it. */

const aliasPattern = /^[a-z][a-z_]*$/;

/** Matches the product row `alias` if partners see it: finished and not hidden. */
export function visibleProduct(alias: string): Sql {
  if (!aliasPattern.test(alias)) throw new Error(`not an alias: ${alias}`);
  return sql`(${raw(alias)}.kind = 'finished' and ${raw(alias)}.hide_from_partner_api = false)`;
}
