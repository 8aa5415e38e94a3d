import type { PartnerClient, PartnerEvent } from '@partner/sdk';
import { forward, type Forwarding } from './forward.js';
import type { ListenState } from './listen-state.js';

/** How a listener listens. */
export interface Listening extends Omit<Forwarding, 'secret'> {
  readonly types?: readonly string[];
  /** Whether a first run begins with the oldest event rather than with the next one. */
  readonly fromStart: boolean;
  /** Told of every event that was taken. */
  readonly forwarded: (event: PartnerEvent, status: number) => Promise<void>;
}

/**
 * Forwards the feed, one event after another, until it is stopped. An event is remembered once it was taken: whatever
 * ends the process, none is lost, and at most the last one comes twice.
 */
export async function listen(client: PartnerClient, state: ListenState, options: Listening): Promise<void> {
  const { signal, types, fromStart, forwarded } = options;
  // Remembered at once, so that what comes until the first event is not lost with the process.
  if (state.cursor === undefined && !fromStart) await state.remember(await newest(client, signal));
  const forwarding = { ...options, secret: state.secret };
  for await (const { events, cursor } of client.events.pages({ cursor: state.cursor, types, signal, pollMs: 500 })) {
    for (const event of events) {
      const status = await forward(event, forwarding);
      await state.remember(event.id);
      await forwarded(event, status);
    }
    await state.remember(cursor);
  }
}

/** The cursor of the newest event. */
async function newest(client: PartnerClient, signal: AbortSignal): Promise<string> {
  for (let from: string | undefined; ;) {
    const { nextCursor, hasMore } = await client.getEventChecksum({ query: { from } }, { signal });
    if (!hasMore) return nextCursor;
    from = nextCursor;
  }
}
