import type { EventType, PartnerEvent } from '../../records.js';
import { accessOptions, type Command, jsonOption } from '../command.js';
import { eventLine } from '../event-line.js';
import { type FeedPart, feedParts } from '../listen/feed-parts.js';

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
    const { stop } = context.terminal;
    const types = given.list('types') as readonly EventType[] | undefined;
    const after = given.text('after');
    const cursor = after ?? (await cursorBeforeNewest(feedParts(client, stop, types?.join()), limit));
    const found: PartnerEvent[] = [];
    for await (const page of client.events.pages({ types, signal: stop, cursor, untilCaughtUp: true })) {
      found.push(...page.events);
      if (after !== undefined && found.length >= limit) break;
      if (after === undefined) found.splice(0, found.length - limit);
    }
    stop.throwIfAborted();
    for (const event of found.slice(0, limit))
      await (given.has('json') ? context.json(event) : context.print(eventLine(context, event)));
    if (found.length === 0) context.note('No events match.');
  },
};

/** Returns a cursor with at least `limit` events after it, if there are so many, without reading the events before. */
async function cursorBeforeNewest(parts: AsyncIterable<FeedPart>, limit: number): Promise<string | undefined> {
  const all: FeedPart[] = [];
  for await (const part of parts) all.push(part);
  let missing = limit;
  return all.reverse().find(({ count }) => (missing -= count) <= 0)?.from;
}
