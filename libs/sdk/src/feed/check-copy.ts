import type { Connection } from '../http/connection.js';
import type { RequestOptions } from '../http/options.js';
import type { Output } from '../operation-types.js';
import type { EventType } from '../records.js';
import { type Checksum, checksumOf } from './checksum.js';

/** A copy of the feed, or of a part of it. */
export interface CopyCheck extends RequestOptions {
  /** The stored ids in the order of the feed. */
  readonly ids: Iterable<string> | AsyncIterable<string>;
  /** Cursor after which the copy begins; by default the oldest stored event. */
  readonly from?: string;
  /** Cursor at which the copy ends, inclusive; by default the newest event. */
  readonly to?: string;
  /** Event types in the copy; all by default. */
  readonly types?: readonly EventType[];
}

/** Result of a check: complete, or the first part that differs. */
export type CopyResult =
  | { readonly isComplete: true; readonly count: number }
  | {
      readonly isComplete: false;
      /** The cursors around the part that differs. */
      readonly from: string | undefined;
      readonly to: string;
      readonly expected: Checksum;
      readonly found: Checksum;
    };

/** Compares a copy part by part, in the parts that the API returns. Keeps one part in memory. */
export async function checkCopy(
  connection: Connection,
  { ids, from, to, types, ...options }: CopyCheck,
): Promise<CopyResult> {
  const stored = iteratorOf(ids);
  const filter = { to, ...(types && { types: types.join(',') }) };
  for (let count = 0, after = from; ;) {
    const { data } = await connection.request('getEventChecksum', { query: { ...filter, from: after } }, options);
    const { nextCursor, hasMore, ...expected } = data as Output<'getEventChecksum'>;
    // The last part reads one more id, so that surplus ids are found.
    const found = await checksumOf(await take(stored, hasMore ? expected.count : expected.count + 1));
    if (found.digest !== expected.digest) return { isComplete: false, from: after, to: nextCursor, expected, found };
    count += found.count;
    if (!hasMore) return { isComplete: true, count };
    after = nextCursor;
  }
}

const iteratorOf = (ids: CopyCheck['ids']): AsyncIterator<string> | Iterator<string> =>
  Symbol.asyncIterator in ids ? ids[Symbol.asyncIterator]() : ids[Symbol.iterator]();

async function take(ids: AsyncIterator<string> | Iterator<string>, most: number): Promise<string[]> {
  const taken: string[] = [];
  while (taken.length < most) {
    const next = await ids.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}
