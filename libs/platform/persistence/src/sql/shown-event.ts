import sql, { raw, type Sql } from 'sql-template-tag';

/** What a hidden location hides together with itself (A5); records of other kinds there are shown. */
const hiddenWithLocation = raw(`('quote', 'order', 'contract', 'payment', 'document')`);

/**
 * The condition under which partners see the event row `event`, in the feed and in webhooks alike (E1): the row
 * `location` of an outer join is where its record stands. Used where events are written, too, before any context is known.
 */
export function shownEvent(event: string, location: string): Sql {
  const [t, l] = [raw(event), raw(location)];
  return sql`(${l}.id is null or ${l}.hide_from_partner_api = false or ${t}.resource_type not in ${hiddenWithLocation})`;
}
