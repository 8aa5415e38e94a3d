import type { PartnerClient, PartnerEvent } from '@partner/sdk';
import { forward, type Forwarding } from './forward.js';
import type { ListenState } from './listen-state.js';

/** Options of a listener. */
export interface Listening extends Omit<Forwarding, 'secret'> {
  readonly types?: readonly string[];
  /** True to start the first run with the oldest event instead of the next one. */
  readonly fromStart: boolean;
  /** Called for every accepted event. */
  readonly forwarded: (event: PartnerEvent, status: number) => Promise<void>;
}

/**
 * Forwards the feed, one event after another, until it is stopped. The cursor is stored after each accepted event, so
 * that no event is lost when the process ends and at most the last one is sent twice.
 */
export async function listen(client: PartnerClient, state: ListenState, options: Listening): Promise<void> {
  const { signal, types, fromStart, forwarded } = options;
  // Stored at once, so that events before the first forwarded one are not lost with the process.
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

/** Returns the cursor of the newest event. */
async function newest(client: PartnerClient, signal: AbortSignal): Promise<string> {
  for (let from: string | undefined; ;) {
    const { nextCursor, hasMore } = await client.getEventChecksum({ query: { from } }, { signal });
    if (!hasMore) return nextCursor;
    from = nextCursor;
  }
}
