import type { PartnerClient } from '../../client.js';

/** Returns the cursor of the newest event, without reading the events before it. */
export async function newestCursor(client: PartnerClient, signal: AbortSignal): Promise<string> {
  for (let from: string | undefined; ;) {
    const { nextCursor, hasMore } = await client.getEventChecksum({ query: { from } }, { signal });
    if (!hasMore) return nextCursor;
    from = nextCursor;
  }
}
