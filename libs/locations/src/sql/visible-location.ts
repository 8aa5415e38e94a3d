import type { CompanyId } from '@partner/kernel';
import { json } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';

/** The one place that decides which locations partners see (A5). */

const aliasPattern = /^[a-z][a-z_]*$/;

/**
 * The condition under which the location row `alias` exists for partners. It is not true for a row that an
 * outer join did not find: records without a location are visible, which their own condition has to say (A5).
 */
export function visibleLocation(alias: string): Sql {
  return sql`(${row(alias)}.hide_from_partner_api = false)`;
}

/**
 * The condition that the row `alias` is not at a hidden location, by its `location_id`. For many rows of one company:
 * its hidden locations, of which there are few, are looked up once.
 */
export const isAtVisibleLocation = (company: Sql, alias = 't'): Sql => sql`coalesce(${row(alias)}.location_id <> all(
  array(select h.id from locations h where h.company_id = ${company} and not ${visibleLocation('h')})), true)`;

/** The visible location that an id or a slug names, as what a `location_id` is compared with; null for none. */
export const locationNamed = (company: CompanyId, idOrSlug: string): Sql => sql`(select n.id from locations n
  where n.company_id = ${company} and (n.id = ${idOrSlug} or n.slug = ${idOrSlug}) and ${visibleLocation('n')}
  order by (n.id = ${idOrSlug}) desc limit 1)`;

/** The visible location `alias` as the records that stand there show it (§2.1): null when there is none (R21). */
export function locationBlock(alias: string): json.Text {
  const l = row(alias);
  return json.when(
    sql`${l}.id is not null`,
    json.object({ id: json.unescaped(sql`${l}.id`), name: sql`${l}.name`, slug: json.unescaped(sql`${l}.slug`) }),
  );
}

function row(alias: string): Sql {
  if (!aliasPattern.test(alias)) throw new Error(`not an alias: ${alias}`);
  return raw(alias);
}
