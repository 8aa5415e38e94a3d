import { invalid } from '@partner/kernel';

/** How a type of event looks. Which types there are is open: new ones may come without notice (§9.2). */
const shape = /^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/;
const mostTypes = 100;

/**
 * The types that a subscription wants, each once, in the order given.
 * @throws DomainError `invalid` when there is none, too many, or one that does not look like `lead.created`.
 */
export function eventTypes(names: readonly string[]): readonly string[] {
  const wrong = names.find((name) => !shape.test(name));
  if (wrong !== undefined) throw invalid(`"${wrong}" is no event type: they look like lead.created`);
  const types = [...new Set(names)];
  if (types.length === 0 || types.length > mostTypes) throw invalid(`there must be 1 to ${mostTypes} event types`);
  return types;
}

/** Whether a subscription with this filter gets events of this type; without a filter it gets all (E10). */
export function wants(types: readonly string[] | null, type: string): boolean {
  return types === null || types.includes(type);
}
