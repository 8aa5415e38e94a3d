import type { CompanyId } from '@partner/kernel';
import { Json } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';

/** Defines which locations partners see (A5); no other code decides it. */

const aliasPattern = /^[a-z][a-z_]*$/;

/**
 * Matches the location row `alias` if partners see it. Not true for a row that an outer join did not find: records
 * without a location are visible, and their own condition must allow that (A5).
 */
export function visibleLocation(alias: string): Sql {
  return sql`(${row(alias)}.hide_from_partner_api = false)`;
}

/**
 * Matches the row `alias` unless its `location_id` is a hidden location. For many rows of one company: its few hidden
 * locations are read once.
 */
export const isAtVisibleLocation = (company: Sql, alias = 't'): Sql => sql`coalesce(${row(alias)}.location_id <> all(
  array(select h.id from locations h where h.company_id = ${company} and not ${visibleLocation('h')})), true)`;

/** Id of the visible location with this id or slug, to compare a `location_id` with; null if there is none. */
export const locationNamed = (company: CompanyId, idOrSlug: string): Sql => sql`(select n.id from locations n
  where n.company_id = ${company} and (n.id = ${idOrSlug} or n.slug = ${idOrSlug}) and ${visibleLocation('n')}
  order by (n.id = ${idOrSlug}) desc limit 1)`;

/** The visible location `alias` as its records show it (§2.1): absent without a location (R21). */
export function locationBlock(alias: string): Json {
  const l = row(alias);
  return Json.when(
    sql`${l}.id is not null`,
    Json.object({ id: Json.unescaped(sql`${l}.id`), name: sql`${l}.name`, slug: Json.unescaped(sql`${l}.slug`) }),
  );
}

function row(alias: string): Sql {
  if (!aliasPattern.test(alias)) throw new Error(`not an alias: ${alias}`);
  return raw(alias);
}

/**
 * Matches rows `t` that reports count: not at a hidden location (A5) or one marked `ignoreOnLedger` (R48, R50). The
 * excluded locations are read once for all rows; a row without a location counts.
 */
export const isOnLedger = (company: CompanyId): Sql => sql`coalesce(t.location_id <> all(array(
  select x.id from locations x where x.company_id = ${company}
    and (x.ignore_on_ledger or not ${visibleLocation('x')}))), true)`;
