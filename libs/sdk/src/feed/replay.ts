import type { Connection } from '../http/connection.js';
import type { RequestOptions } from '../http/options.js';
import { wait } from '../http/retry.js';
import type { Input, Output } from '../operation-types.js';

/** Selection of the events to deliver again. */
export type ReplayFilter = Omit<Input<'replayEvents'>['body'], 'dryRun'>;
/** Result of one part of a replay. `nextCursor` is the `cursor` for continuing after a crash. */
export type ReplayPart = Output<'replayEvents'>;

/** Options of a replay. */
export interface ReplayOptions extends Pick<RequestOptions, 'signal' | 'timeoutMs' | 'retries'> {
  /** Milliseconds to wait while endpoints have a backlog; 2,000 by default. */
  readonly waitMs?: number;
}

/** Delivers events again, part by part, as fast as the endpoints accept them (R86). */
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

/** Counts the deliveries that a replay would cover. */
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
