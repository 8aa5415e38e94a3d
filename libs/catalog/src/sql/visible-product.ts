import sql, { raw, type Sql } from 'sql-template-tag';

/** The one place that decides which products partners see (§1.7, §2.12). */

const aliasPattern = /^[a-z][a-z_]*$/;

/** The condition under which the product row `alias` exists for partners: finished, and not hidden. */
export function visibleProduct(alias: string): Sql {
  if (!aliasPattern.test(alias)) throw new Error(`not an alias: ${alias}`);
  return sql`(${raw(alias)}.kind = 'finished' and ${raw(alias)}.hide_from_partner_api = false)`;
}
