import type { PartnerClient } from '../../client.js';
import type { Output } from '../../operation-types.js';

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
