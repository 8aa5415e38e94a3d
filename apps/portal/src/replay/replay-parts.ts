import { call } from '../api/client';
import type { ReplayFilters, ReplayPart } from '../api/types';

/** So many parts are asked for at most: counting looks at 10,000 events with each, replaying at 1,000. */
const mostParts = 1_000;
/** Nothing more fits in front of an endpoint just now: so much later some of it is gone. */
const pauseMs = 3_000;

/** How far it has come. */
export interface ReplayState {
  readonly matched: number;
  readonly enqueued: number;
  /** Where it goes on; absent at the end. */
  readonly cursor?: string;
}

/**
 * Counts, or replays, part by part (R86), and tells after each how far it has come. Ends early once `signal` is
 * aborted: what was enqueued until then is on its way. @throws CallError
 */
export async function* replayParts(
  filters: ReplayFilters,
  dryRun: boolean,
  signal: AbortSignal,
  from: ReplayState = { matched: 0, enqueued: 0 },
): AsyncGenerator<ReplayState> {
  let state = from;
  for (let parts = 0; parts < mostParts && !signal.aborted; parts++) {
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
