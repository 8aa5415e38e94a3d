import { invalid, isId } from '@partner/kernel';

/** Members of `data` by which an endpoint can filter its events. */
const members = ['status', 'locationId', 'changedFields'] as const;
const maxValues = 100;
const maxLength = 100;

/** Values that `data` of an event must have: one of each member that is given. */
export type EventFilter = { readonly [Member in (typeof members)[number]]?: readonly string[] };

/**
 * Validates the filter of a subscription and removes duplicates. One without members filters nothing, like null.
 * @throws DomainError `invalid` naming the member.
 */
export function eventFilter(given: unknown): EventFilter | null {
  if (given === null) return null;
  if (typeof given !== 'object' || Array.isArray(given)) throw refused('filter', 'must be an object, or null');
  const entries = Object.entries(given).map(([name, values]) => [name, memberValues(name, values)] as const);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

function memberValues(name: string, values: unknown): readonly string[] {
  if (!members.some((known) => known === name)) throw refused(`filter.${name}`, 'is not known', { allowed: members });
  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value.length <= maxLength && /^[^\0]+$/s.test(value) && value.isWellFormed();
  if (!Array.isArray(values) || values.length === 0 || values.length > maxValues || !values.every(isText))
    throw refused(`filter.${name}`, `must have 1 to ${maxValues} texts of at most ${maxLength} characters`);
  if (name === 'locationId' && !values.every(isId)) throw refused('filter.locationId', 'must have ids of locations');
  return [...new Set(values)];
}

const refused = (field: string, reason: string, help: { allowed?: readonly string[] } = {}): Error =>
  invalid(`${field} ${reason}`, 'invalid_field', { field, ...help });
