import sql, { raw, type Sql } from 'sql-template-tag';

/** What a hidden location hides together with itself (A5); records of other kinds there are shown. */
const hiddenWithLocation = raw(`('quote', 'order', 'contract', 'payment', 'document')`);

/**
 * The condition under which partners see the event row `event`, in the feed and in webhooks alike (E1). `isHidden` says
 * whether its record stands at a hidden location. Used where events are written, too, before any context is known.
 */
export function isVisibleEvent(event: string, isHidden: Sql): Sql {
  return sql`(not ${isHidden} or ${raw(event)}.resource_type not in ${hiddenWithLocation})`;
}

/** Whether the location row `location` of an outer join is a hidden one (A5). */
export function isHiddenLocation(location: string): Sql {
  return sql`coalesce(${raw(location)}.hide_from_partner_api, false)`;
}
