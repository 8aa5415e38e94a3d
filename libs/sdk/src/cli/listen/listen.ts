import { setTimeout } from 'node:timers/promises';
import type { PartnerClient } from '../../client.js';
import { PartnerApiError, PartnerConnectionError, PartnerTimeoutError } from '../../errors.js';
import type { EventType, PartnerEvent } from '../../records.js';
import { newestCursor } from './feed-parts.js';
import type { Position } from './position.js';

/** Options of a listener. */
export interface Listening {
  readonly signal: AbortSignal;
  readonly types?: readonly EventType[];
  /** True to start the first run with the oldest event instead of the next one. */
  readonly fromStart: boolean;
  /** Processes an event; it is not repeated once this has resolved. */
  readonly process: (event: PartnerEvent) => Promise<void>;
  /** Called when the API cannot be reached, and undefined when it responds again. */
  readonly interrupted: (error: unknown) => void;
}

/** Milliseconds between polls, and between attempts while the API cannot be reached. */
const pollMs = 500;
const pauseMs = 2_000;

/**
 * Processes the feed, one event after another, until it is stopped. The position is stored after each event, so that no
 * event is lost when the process ends and at most the last one is processed twice.
 * @throws PartnerApiError for a rejected credential or cursor.
 */
export async function listen(client: PartnerClient, position: Position, options: Listening): Promise<void> {
  const { signal, interrupted } = options;
  for (let isInterrupted = false; !signal.aborted;) {
    try {
      await follow(client, position, options, () => {
        if (isInterrupted) interrupted(undefined);
        isInterrupted = false;
      });
    } catch (error) {
      if (signal.aborted) return;
      if (!isTemporary(error)) throw error;
      if (!isInterrupted) interrupted(error);
      isInterrupted = true;
      await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function follow(
  client: PartnerClient,
  position: Position,
  { signal, types, fromStart, process }: Listening,
  responded: () => void,
): Promise<void> {
  // Stored at once, so that events before the first processed one are not lost with the process.
  if (position.cursor === undefined && !fromStart) await position.remember(await newestCursor(client, signal));
  for await (const { events, cursor } of client.events.pages({ cursor: position.cursor, types, signal, pollMs })) {
    responded();
    for (const event of events) {
      await process(event);
      await position.remember(event.id);
    }
    await position.remember(cursor);
  }
}

const isTemporary = (error: unknown): boolean =>
  error instanceof PartnerConnectionError ||
  error instanceof PartnerTimeoutError ||
  (error instanceof PartnerApiError && (error.status >= 500 || error.status === 429));
