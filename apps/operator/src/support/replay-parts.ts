import { setTimeout as pause } from 'node:timers/promises';
import type { ReplayCommand, ReplayEvents, ReplayProgress } from '@partner/events';
import { type Actor, unavailable } from '@partner/kernel';

/** How long a replay goes on. */
export interface ReplayPatience {
  /** For how long no endpoint may take any more before it ends, in milliseconds. */
  readonly stalledMs: number;
  /** Ends it between two parts. */
  readonly signal: AbortSignal;
}

/** An endpoint that takes no more is asked again this often, in milliseconds. */
const retryMs = 1_000;

/**
 * The parts of a replay to its end, each a transaction of its own (R86). While an endpoint has as many deliveries
 * pending as it may have, it is waited for.
 * @throws DomainError `unavailable` naming the cursor when nothing moved for too long, and the signal's reason.
 */
export async function* replayParts(
  replay: ReplayEvents,
  actor: Actor,
  command: ReplayCommand,
  { stalledMs, signal }: ReplayPatience,
): AsyncGenerator<ReplayProgress> {
  let { cursor } = command;
  for (let waited = 0; ;) {
    signal.throwIfAborted();
    const part = await replay.execute(actor, { ...command, cursor });
    const isStalled = part.hasMore && part.matched === 0 && part.nextCursor === (cursor ?? part.nextCursor);
    if (!isStalled) yield part;
    if (!part.hasMore) return;
    cursor = part.nextCursor;
    waited = isStalled ? waited + retryMs : 0;
    if (waited > stalledMs) throw stalled(cursor);
    if (isStalled) await pause(retryMs, undefined, { signal });
  }
}

const stalled = (cursor: string): Error =>
  unavailable(
    'try_again',
    `an endpoint has as many deliveries pending as it may have and takes none: go on later with --cursor ${cursor}`,
  );
