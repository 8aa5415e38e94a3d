import { call } from '../api/client';
import type { ReplayFilters, ReplayPart } from '../api/types';

/** Maximum number of calls. Each counts up to 10,000 events or replays up to 1,000. */
const maxParts = 1_000;
/** Wait when the backlog of an endpoint is full, in milliseconds. */
const pauseMs = 3_000;

/** Progress of a count or a replay. */
export interface ReplayState {
  readonly matched: number;
  readonly enqueued: number;
  /** Cursor of the next part; absent at the end. */
  readonly cursor?: string;
}

/**
 * Counts or replays part by part (R86) and yields the progress after each part. Ends early when `signal` is aborted;
 * deliveries enqueued by then are still sent. @throws CallError
 */
export async function* replayParts(
  filters: ReplayFilters,
  dryRun: boolean,
  signal: AbortSignal,
  from: ReplayState = { matched: 0, enqueued: 0 },
): AsyncGenerator<ReplayState> {
  let state = from;
  for (let parts = 0; parts < maxParts && !signal.aborted; parts++) {
    const cursor = state.cursor && { cursor: state.cursor };
    const part = await call<ReplayPart>('POST', 'events/replay', { ...filters, ...cursor, dryRun });
    state = {
      matched: state.matched + part.matched,
      enqueued: state.enqueued + part.enqueued,
      ...(part.hasMore && { cursor: part.nextCursor }),
    };
    yield state;
    if (!part.hasMore) return;
    if (part.matched === 0 && !dryRun) await pause(signal);
  }
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
