import type { PartnerClient } from '../../client.js';
import type { EventType, PartnerEvent } from '../../records.js';
import { accessOptions, type Command, jsonOption } from '../command.js';
import { eventLine } from '../event-line.js';

/** `partner events`: prints the newest events. */
export const events: Command = {
  name: 'events',
  summary: 'print past events, oldest first',
  about: `Prints the newest events of the feed, or with --after those that follow an event. The feed retains 90
days.

An event is shown with its time, type, id, and the record with its status. --json prints whole events.`,
  options: {
    limit: { value: 'number', about: 'number of events; 20 by default' },
    types: { value: 'types', about: 'only these event types, separated by commas' },
    after: { value: 'id', about: 'start after this event instead of printing the newest ones' },
    json: jsonOption,
    ...accessOptions,
  },
  examples: ['partner events', 'partner events --types lead.created --limit 5', 'partner events --limit 100 --json'],
  run: async (context, given) => {
    const limit = given.integer('limit', { min: 1, max: 10_000, usual: 20 });
    const client = context.client(await context.access(given));
    const selected = { types: given.list('types') as readonly EventType[] | undefined, signal: context.terminal.stop };
    const after = given.text('after');
    const cursor = after ?? (await cursorBeforeNewest(client, limit, selected));
    const found: PartnerEvent[] = [];
    for await (const page of client.events.pages({ ...selected, cursor, untilCaughtUp: true })) {
      found.push(...page.events);
      if (after !== undefined && found.length >= limit) break;
      if (after === undefined) found.splice(0, found.length - limit);
    }
    selected.signal.throwIfAborted();
    for (const event of found.slice(0, limit))
      await (given.has('json') ? context.json(event) : context.print(eventLine(context, event)));
    if (found.length === 0) context.note('No events match.');
  },
};

interface Selected {
  readonly types?: readonly EventType[];
  readonly signal: AbortSignal;
}

/** Returns a cursor with at least `limit` events after it, if there are so many, without reading the events before. */
async function cursorBeforeNewest(
  client: PartnerClient,
  limit: number,
  { types, signal }: Selected,
): Promise<string | undefined> {
  const parts: { readonly from: string | undefined; readonly count: number }[] = [];
  for (let from: string | undefined; ;) {
    const query = { from, types: types?.join(',') };
    const { count, nextCursor, hasMore } = await client.getEventChecksum({ query }, { signal });
    parts.push({ from, count });
    if (!hasMore) break;
    from = nextCursor;
  }
  let missing = limit;
  const enough = parts.reverse().find(({ count }) => (missing -= count) <= 0);
  return enough?.from;
}
