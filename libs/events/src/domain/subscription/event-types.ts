import { invalid, nearestName } from '@partner/kernel';

/** Format of an event type. */
const shape = /^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/;
const maxTypes = 100;

/**
 * Validates the event types of a subscription and removes duplicates, in the order given.
 * @param known every existing type, since any other would never be sent (R81).
 * @throws DomainError `invalid` when there are none, too many, or an unknown one; suggests the type that was probably
 * meant.
 */
export function eventTypes(names: readonly string[], known: readonly string[]): readonly string[] {
  if (names.length === 0 || names.length > maxTypes) throw invalid(`types must contain 1 to ${maxTypes} event types`);
  for (const name of names) checkType(name, known);
  return [...new Set(names)];
}

function checkType(name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  const meant = nearestName(name, known);
  if (meant !== undefined) throw unknown(`"${name}" is no event type: did you mean ${meant}?`);
  if (!shape.test(name)) throw unknown(`"${name}" is no event type: they look like lead.created`);
  throw unknown(`"${name}" is no event type: known types are ${known.join(', ')}`);
}

const unknown = (message: string): Error => invalid(message, 'unknown_event_type');
