import { invalid } from '../http/stripe-error.js';
import type { Parameters } from './parameters.js';

/** Page of a list in Stripe's format. */
export interface Page<Row> {
  object: 'list';
  data: Row[];
  has_more: boolean;
  url: string;
}

export const listParameters = ['limit', 'starting_after', 'ending_before', 'expand'];

const defaultLimit = 10;

export function page<Row>(rows: readonly Row[], url: string, limit = defaultLimit): Page<Row> {
  return { object: 'list', data: rows.slice(0, limit), has_more: rows.length > limit, url };
}

/**
 * Returns the page that `limit`, `starting_after` and `ending_before` select, newest first.
 * @param rows oldest first
 * @throws StripeError 400 for a limit outside of 1 to 100, both cursors, or an unknown cursor.
 */
export function list<Row extends { id: string }>(rows: readonly Row[], parameters: Parameters, url: string): Page<Row> {
  const limit = parameters.integer('limit') ?? defaultLimit;
  if (limit < 1 || limit > 100) throw invalid('This value must be between 1 and 100.', 'limit');
  const newestFirst = rows.toReversed();
  const after = parameters.text('starting_after');
  const before = parameters.text('ending_before');
  if (after && before) throw invalid('You cannot use both starting_after and ending_before.', 'ending_before');
  if (after) return page(newestFirst.slice(position(newestFirst, after, 'starting_after') + 1), url, limit);
  if (!before) return page(newestFirst, url, limit);
  const end = position(newestFirst, before, 'ending_before');
  const data = newestFirst.slice(Math.max(0, end - limit), end);
  return { object: 'list', data, has_more: end > limit, url };
}

/** Filter by `created`: a range, or an exact second. @throws StripeError 400 */
export function createdFilter(parameters: Parameters): (row: { created: number }) => boolean {
  const range = parameters.isObject('created')
    ? parameters.object('created')?.allow('gt', 'gte', 'lt', 'lte')
    : undefined;
  if (!range) {
    const at = parameters.integer('created');
    return at === undefined ? () => true : ({ created }) => created === at;
  }
  const above = Math.max(range.integer('gte') ?? -Infinity, (range.integer('gt') ?? -Infinity) + 1);
  const below = Math.min(range.integer('lte') ?? Infinity, (range.integer('lt') ?? Infinity) - 1);
  return ({ created }) => created >= above && created <= below;
}

function position(rows: readonly { id: string }[], id: string, param: string): number {
  const found = rows.findIndex((row) => row.id === id);
  if (found < 0) throw invalid(`No such object: '${id}'`, param, 'resource_missing');
  return found;
}
