import { invalid } from '../http/stripe-error.js';
import type { Parameters } from './parameters.js';

/** Page of a list in Stripe's format. */
interface Page<Row> {
  object: 'list';
  data: Row[];
  has_more: boolean;
  url: string;
}

export const listParameters = ['created', 'limit', 'starting_after', 'expand'];

/**
 * Returns the page that `created`, `limit` and `starting_after` select, newest first.
 * @param rows oldest first
 * @throws StripeError 400 for a limit outside of 1 to 100, or an unknown cursor.
 */
export function list<Row extends { id: string; created: number }>(
  rows: readonly Row[],
  parameters: Parameters,
  url: string,
): Page<Row> {
  const limit = parameters.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('This value must be between 1 and 100.', 'limit');
  const range = parameters.object('created')?.allow('gt', 'gte', 'lt', 'lte');
  const above = Math.max(range?.integer('gte') ?? -Infinity, (range?.integer('gt') ?? -Infinity) + 1);
  const below = Math.min(range?.integer('lte') ?? Infinity, (range?.integer('lt') ?? Infinity) - 1);
  const newestFirst = rows.filter(({ created }) => created >= above && created <= below).toReversed();
  const after = parameters.text('starting_after');
  const last = newestFirst.findIndex(({ id }) => id === after);
  if (after !== undefined && last < 0)
    throw invalid(`No such object: '${after}'`, 'starting_after', 'resource_missing');
  const data = newestFirst.slice(last + 1, last + 1 + limit);
  return { object: 'list', data, has_more: newestFirst.length > last + 1 + limit, url };
}
