import type { Connection } from '../http/connection.js';
import type { RequestOptions } from '../http/options.js';
import { wait } from '../http/retry.js';
import type { Input, Output } from '../operation-types.js';

/** Which events are delivered again. */
export type ReplayFilter = Omit<Input<'replayEvents'>['body'], 'dryRun'>;
/** What came of one part of a replay; `nextCursor` is the `cursor` to go on with after a crash. */
export type ReplayPart = Output<'replayEvents'>;

/** How a replay is gone through. */
export interface ReplayOptions extends Pick<RequestOptions, 'signal' | 'timeoutMs' | 'retries'> {
  /** Milliseconds to wait when endpoints have enough to do; 2,000 unless given. */
  readonly waitMs?: number;
}

/** Delivers events again, part by part, as fast as the endpoints take them (R86). */
export async function* replay(
  connection: Connection,
  filter: ReplayFilter,
  { waitMs = 2_000, ...options }: ReplayOptions = {},
): AsyncGenerator<ReplayPart> {
  for (let cursor = filter.cursor; ;) {
    const part = await replayPart(connection, { ...filter, cursor }, options);
    yield part;
    if (!part.hasMore) return;
    if (part.nextCursor === cursor || part.matched === 0) await wait(waitMs, options.signal);
    cursor = part.nextCursor;
  }
}

/** How many deliveries a replay would be about. */
export async function countReplay(
  connection: Connection,
  filter: ReplayFilter,
  options?: RequestOptions,
): Promise<number> {
  let count = 0;
  for (let cursor = filter.cursor; ;) {
    const { matched, nextCursor, hasMore } = await replayPart(connection, { ...filter, cursor, dryRun: true }, options);
    count += matched;
    if (!hasMore) return count;
    cursor = nextCursor;
  }
}

async function replayPart(
  connection: Connection,
  body: Input<'replayEvents'>['body'],
  options?: RequestOptions,
): Promise<ReplayPart> {
  return (await connection.request('replayEvents', { body }, options)).data as ReplayPart;
}
