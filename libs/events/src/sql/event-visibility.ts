import type { ResourceDeclaration } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';

/**
 * Quotes a constant of a declaration as SQL text. The check makes sure that it is not input of a caller. @throws Error
 */
export function textOf(word: string): string {
  if (!/^[a-z0-9_/-]*$/.test(word)) throw new Error(`not a valid declaration constant: ${word}`);
  return `'${word}'`;
}

export type Resources = ReadonlyMap<string, ResourceDeclaration>;

/**
 * Condition for partners to see the event row `event`, in the feed and in webhooks alike (E1). A hidden location hides
 * the resource types declared so (A5).
 * @param isHidden condition that the event's record is at a hidden location
 */
export function isVisibleEvent(resources: Resources, event: string, isHidden: Sql): Sql {
  const hiding = [...resources].filter(([, { hidesWithLocation }]) => hidesWithLocation).map(([type]) => textOf(type));
  return sql`(not ${isHidden} or ${raw(event)}.resource_type <> all (array[${raw(hiding.join(', '))}]::text[]))`;
}

/** Condition that an outer join found the hidden location `l` (A5). */
export const isHiddenLocation: Sql = sql`(l.id is not null)`;
