import { invalid, nearestName } from '@partner/kernel';

/** How a type of event looks. */
const shape = /^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/;
const mostTypes = 100;

/**
 * The types that a subscription wants, each once, in the order given.
 * @param known every type that there is: another one would never be sent (R81).
 * @throws DomainError `invalid` when there is none, too many, or one that is none; with the type that was meant.
 */
export function eventTypes(names: readonly string[], known: readonly string[]): readonly string[] {
  if (names.length === 0 || names.length > mostTypes) throw invalid(`there must be 1 to ${mostTypes} event types`);
  for (const name of names) checkType(name, known);
  return [...new Set(names)];
}

function checkType(name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  const meant = nearestName(name, known);
  if (meant !== undefined) throw unknown(`"${name}" is no event type: did you mean ${meant}?`);
  if (!shape.test(name)) throw unknown(`"${name}" is no event type: they look like lead.created`);
  throw unknown(`"${name}" is no event type; known are ${known.join(', ')}`);
}

const unknown = (message: string): Error => invalid(message, 'unknown_event_type');

/** Whether a subscription with this filter gets events of this type; without a filter it gets all (E10). */
export function wants(types: readonly string[] | null, type: string): boolean {
  return types === null || types.includes(type);
}
