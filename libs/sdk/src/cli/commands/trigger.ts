import { setTimeout } from 'node:timers/promises';
import type { PartnerClient } from '../../client.js';
import { PartnerApiError } from '../../errors.js';
import type { EventType, PartnerEvent } from '../../records.js';
import { accessOptions, type Command, headerPrefixOption, jsonOption } from '../command.js';
import type { Context } from '../context.js';
import { eventLine } from '../event-line.js';
import { Failed, UsageError } from '../failure.js';
import { sendExamples } from './listen.js';
import type { Given } from '../given.js';
import { table } from '../help.js';
import { newestCursor } from '../listen/feed-parts.js';
import { didYouMean } from '../nearest.js';
import { type Made, recipes, type Step, uncaused } from '../trigger/recipes.js';

/** `partner trigger`: causes an event. */
export const trigger: Command = {
  name: 'trigger',
  words: ['[event]'],
  summary: 'cause an event through the API',
  about: `Causes an event by calls that your program could make, and prints each call and the event. The event is
real: it is in the feed, and is sent to the webhook endpoints of the company. It works with keys of a sandbox only,
because it creates records.

--list shows the calls for each event, and the events that no call can cause. With --example, an example of any event
type is signed and sent to --forward alone, with a header that says so.`,
  options: {
    list: { about: 'list the event types' },
    example: { about: 'send an example instead, without causing anything' },
    forward: { value: 'url', about: 'receiver of the example' },
    secret: { value: 'secret', about: 'signing secret of the example; by default as for `partner listen`' },
    'header-prefix': headerPrefixOption,
    json: jsonOption,
    ...accessOptions,
  },
  examples: [
    'partner trigger --list',
    'partner trigger lead.created',
    'partner trigger delivery.delivered --example --forward http://localhost:4242/hook',
  ],
  run: async (context, given) => {
    if (given.has('list')) return list(context, given);
    const [type] = given.words;
    if (type === undefined) throw new UsageError('<event> is missing; `partner trigger --list` lists the event types');
    if (given.has('example')) return sendExamples(context, given, [type]);
    const types = [...Object.keys(recipes), ...Object.keys(uncaused)];
    if (!types.includes(type)) throw new UsageError(`there is no event type ${type}${didYouMean(type, types)}`);
    const steps = recipes[type];
    if (!steps) throw new Failed(`no call causes ${type}: ${uncaused[type]!}`);
    const access = await context.access(given);
    if (access.apiKey.startsWith('pk_live_'))
      throw new Failed('trigger creates records, so it needs a key of a sandbox, which begins with pk_test_');
    const client = context.client(access);
    const { stop } = context.terminal;
    const before = await cursorOf(client, stop);
    await runSteps(context, given, client, steps);
    if (before === undefined)
      return context.note('The key may not read events (events.read), so the event is not shown.');
    const event = await caused(client, before, type, stop);
    await (given.has('json') ? context.json(event) : context.print(eventLine(context, event)));
  },
};

async function list(context: Context, given: Given): Promise<void> {
  const chains = Object.entries(recipes).map(([type, steps]) => ({
    type,
    calls: steps.map(({ operation }) => operation),
  }));
  const others = Object.entries(uncaused).map(([type, reason]) => ({ type, reason }));
  if (given.has('json')) for (const row of [...chains, ...others]) await context.json(row);
  else {
    await context.print(`By calls:\n${table(chains.map(({ type, calls }) => [type, calls.join(' → ')]))}\n`);
    await context.print(`Not by calls:\n${table(others.map(({ type, reason }) => [type, reason]))}`);
  }
}

/** Runs the calls and prints each one. */
async function runSteps(context: Context, given: Given, client: PartnerClient, steps: readonly Step[]): Promise<void> {
  const made: Record<string, unknown> = {};
  for (const { operation, send } of steps) {
    const { data, status } = await send(client, made as unknown as Made, context.terminal.stop);
    made[operation] = data;
    const { id } = (data ?? {}) as { id?: string };
    if (given.has('json')) await context.json({ operation, status, ...(id !== undefined && { id }) });
    else await context.print(`${operation.padEnd(22)} ${context.paint('good', String(status))}  ${id ?? ''}`.trimEnd());
  }
}

/** Returns the cursor of the newest event; undefined if the key may not read events. */
const cursorOf = (client: PartnerClient, signal: AbortSignal): Promise<string | undefined> =>
  newestCursor(client, signal).catch((error: unknown) => {
    if (error instanceof PartnerApiError && error.status === 403) return undefined;
    throw error;
  });

/** Attempts to find the event, and milliseconds between them: the feed has it a moment after the response. */
const attempts = 50;
const pauseMs = 100;

async function caused(client: PartnerClient, cursor: string, type: string, signal: AbortSignal): Promise<PartnerEvent> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    for await (const event of client.events.follow({ cursor, types: [type as EventType], signal, untilCaughtUp: true }))
      return event;
    await setTimeout(pauseMs, undefined, { signal });
  }
  throw new Failed(`the calls succeeded, but the feed has no ${type} yet: see \`partner events --types ${type}\``);
}
