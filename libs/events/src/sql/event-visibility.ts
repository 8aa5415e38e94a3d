import type { ResourceDeclaration } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import { textOf } from './text-of.js';

/** Every kind of record, as its context declares it. */
export type Resources = ReadonlyMap<string, ResourceDeclaration>;

/**
 * The condition under which partners see the event row `event`, in the feed and in webhooks alike (E1): a hidden
 * location
 * hides the kinds of records that say so (A5). `isHidden` says whether its record stands at a hidden location.
 */
export function isVisibleEvent(resources: Resources, event: string, isHidden: Sql): Sql {
  const hiding = [...resources].filter(([, { hidesWithLocation }]) => hidesWithLocation).map(([type]) => textOf(type));
  return sql`(not ${isHidden} or ${raw(event)}.resource_type <> all (array[${raw(hiding.join(', '))}]::text[]))`;
}

/** The condition that an outer join found the hidden location `location` (A5). */
export function isHiddenLocation(location: string): Sql {
  return sql`(${raw(location)}.id is not null)`;
}
