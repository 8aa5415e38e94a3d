import { setTimeout as pause } from 'node:timers/promises';
import type { ReplayCommand, ReplayEvents, ReplayProgress } from '@partner/events';
import { type Actor, unavailable } from '@partner/kernel';

/** Limits of a replay. */
export interface ReplayLimits {
  /** Maximum time without progress at any endpoint, in milliseconds. */
  readonly stalledMs: number;
  /** Stops the replay between two batches. */
  readonly signal: AbortSignal;
}

/** Interval at which a stalled endpoint is checked again, in milliseconds. */
const retryMs = 1_000;

/**
 * Replays in batches, each in its own transaction, until the end (R86). Waits while an endpoint has the maximum number
 * of pending deliveries.
 * @throws DomainError `unavailable` naming the cursor when there is no progress for too long, and the signal's reason.
 */
export async function* replayParts(
  replay: ReplayEvents,
  actor: Actor,
  command: ReplayCommand,
  { stalledMs, signal }: ReplayLimits,
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
    `an endpoint has the maximum number of pending deliveries and accepts none: continue later with --cursor ${cursor}`,
  );
