import type { PartnerClient } from '../../client.js';
import type { PartnerEvent } from '../../records.js';
import { Failed } from '../failure.js';
import { feedParts } from './feed-parts.js';

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
