import type { PartnerClient } from '../../client.js';
import type { Output } from '../../operation-types.js';
import type { PartnerEvent } from '../../records.js';
import { Failed } from '../failure.js';

/** A part of the feed: its start, and the checksum over its events. */
export type FeedPart = Output<'getEventChecksum'> & { readonly from: string | undefined };

/** Returns the parts of the feed, oldest first, without reading the events. */
export async function* feedParts(
  client: PartnerClient,
  signal: AbortSignal,
  types?: string,
): AsyncGenerator<FeedPart, void, undefined> {
  for (let from: string | undefined; ;) {
    const part = await client.getEventChecksum({ query: { from, types } }, { signal });
    yield { ...part, from };
    if (!part.hasMore) return;
    from = part.nextCursor;
  }
}

/** Returns the cursor of the newest event, without reading the events before it. */
export async function newestCursor(client: PartnerClient, signal: AbortSignal): Promise<string> {
  let newest = '';
  for await (const { nextCursor } of feedParts(client, signal)) newest = nextCursor;
  return newest;
}

/** Seconds by which an event may follow later ones in the feed: it gets its id before it is committed. */
const spread = 60;

/** Seconds in the beginning of an id. */
const timeOf = (id: string): number => Number.parseInt(id.slice(0, 8), 16);

/** Finds an event of the feed, without reading the events long before it. @throws Failed if the feed has none. */
export async function findEvent(client: PartnerClient, id: string, signal: AbortSignal): Promise<PartnerEvent> {
  let cursor: string | undefined;
  for await (const { nextCursor } of feedParts(client, signal)) {
    if (timeOf(nextCursor) >= timeOf(id) - spread) break;
    cursor = nextCursor;
  }
  for await (const { events } of client.events.pages({ cursor, signal, untilCaughtUp: true })) {
    const found = events.find((event) => event.id === id);
    if (found) return found;
    if (events.some((event) => timeOf(event.id) > timeOf(id) + spread)) break;
  }
  throw new Failed(`the feed has no event ${id}: it is unknown, hidden or past retention`);
}
