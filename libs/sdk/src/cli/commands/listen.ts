import { createHash, createHmac } from 'node:crypto';
import { join } from 'node:path';
import { PartnerApiError } from '../../errors.js';
import type { EventType, PartnerEvent } from '../../records.js';
import { accessOptions, type Command, headerPrefixOption, jsonOption } from '../command.js';
import { type Context, httpUrl } from '../context.js';
import { eventLine } from '../event-line.js';
import { Failed, failureText } from '../failure.js';
import type { Given } from '../given.js';
import { findEvent } from '../listen/feed-parts.js';
import { forward } from '../listen/forward.js';
import { listen as follow } from '../listen/listen.js';
import { Position } from '../listen/position.js';
import type { Access } from '../logins.js';
import { examplesOf } from '../trigger/examples.js';

/** `partner listen`: prints events, and forwards them to a machine that is not reachable from the internet. */
export const listen: Command = {
  name: 'listen',
  summary: 'print events as they happen, or forward them to your receiver',
  about: `Follows the event feed until you press Ctrl-C. With --forward, each event is sent to your receiver, signed
like a webhook, until it responds with 2xx; then the next one follows. Your machine need not be reachable from the
internet.

The position is stored after each event. A listener that was stopped or killed continues there: it loses nothing,
and sends at most the last event twice.

--after and --event send what was again. --example sends an example of each event type, with a header that says so,
and ends.`,
  options: {
    forward: { value: 'url', about: 'send each event to this address' },
    types: { value: 'types', about: 'only these event types, separated by commas' },
    after: { value: 'id', about: 'continue after this event, instead of the stored position' },
    event: { value: 'id', about: 'process this event alone, and end' },
    example: { about: 'send an example of each event type, or of --types, and end' },
    secret: { value: 'secret', about: 'signing secret; by default one that is always the same for your key' },
    'from-start': { about: 'start the first run with the oldest event instead of the next one' },
    'cursor-file': { value: 'file', about: 'file that stores the position; by default one for each key and receiver' },
    'header-prefix': headerPrefixOption,
    json: jsonOption,
    ...accessOptions,
  },
  examples: [
    'partner listen',
    'partner listen --forward http://localhost:4242/hook',
    'partner listen --types lead.created,order.created --json',
    'partner listen --forward http://localhost:4242/hook --example',
  ],
  run: async (context, given) => {
    const url = given.has('forward') ? httpUrl('--forward', given.required('forward')) : undefined;
    if (given.has('example')) return sendExamples(context, given, given.list('types'));
    const access = await context.access(given);
    const file = given.text('cursor-file') ?? positionFile(context, access, url);
    const position = await Position.open(file);
    const secret = given.text('secret') ?? secretOf(access);
    const process = url === undefined ? printer(context, given) : forwarder(context, given, { url, secret });
    await announce(context, given, { from: access.baseUrl, url, secret, file });
    const { stop } = context.terminal;
    const client = context.client(access);
    const [event, after] = [given.text('event'), given.text('after')];
    if (event !== undefined) return process(await findEvent(client, event, stop));
    if (after !== undefined) await position.remember(after);
    await follow(client, position, {
      types: given.list('types') as readonly EventType[] | undefined,
      fromStart: given.has('from-start'),
      signal: stop,
      process,
      interrupted: (error) => context.problem(error ? `${failureText(error)}; retrying` : 'the API responds again'),
    }).catch((error: unknown) => {
      if (!(error instanceof PartnerApiError) || error.code !== 'invalid_cursor') throw error;
      throw new Failed(`the feed no longer has the stored position; to start again without a cursor: remove ${file}`);
    });
  },
};

/** Returns the file of a position: listeners with other keys or receivers have their own. */
function positionFile({ folder }: Context, { baseUrl, apiKey }: Access, url: string | undefined): string {
  // The id of the credential is not secret (A1).
  const credential = /^pk_[a-z]+_[0-9a-f]{24}_([0-9a-f]{24})_/.exec(apiKey)?.[1] ?? 'unknown-key';
  const target = createHash('sha256')
    .update(`${baseUrl} ${url ?? ''}`)
    .digest('hex')
    .slice(0, 12);
  return join(folder, 'listen', `${credential}-${target}.json`);
}

/** Derives a signing secret from the key, so that a receiver keeps its secret and nothing is stored. */
const secretOf = ({ apiKey }: Access): string =>
  `whsec_${createHmac('sha256', apiKey).update('webhooks of partner listen').digest('base64url')}`;

interface Start {
  readonly from: string;
  readonly url: string | undefined;
  readonly secret: string;
  readonly file: string;
}

async function announce(context: Context, given: Given, { from, url, secret, file }: Start): Promise<void> {
  if (url === undefined) return given.has('json') ? undefined : context.note(`Events of ${from}; Ctrl-C stops.`);
  if (given.has('json')) return context.json({ forwarding: url, from, secret, cursorFile: file });
  await context.print(`Forwarding events of ${from} to ${context.paint('bold', url)}; Ctrl-C stops.`);
  await context.print(`Signing secret of your receiver: ${context.paint('bold', secret)}`);
}

const printer =
  (context: Context, given: Given) =>
  (event: PartnerEvent): Promise<void> =>
    given.has('json') ? context.json(event) : context.print(eventLine(context, event));

/** Sends an example of each type to the receiver. @param types all of them if undefined. */
export async function sendExamples(context: Context, given: Given, types?: readonly string[]): Promise<void> {
  const baseUrl = await context.baseUrl(given);
  const url = httpUrl('--forward', given.required('forward'));
  const secret = given.text('secret') ?? secretOf(await context.access(given));
  const send = forwarder(context, given, { url, secret, isExample: true });
  for (const event of await examplesOf(context, baseUrl, types)) await send(event);
}

const forwarder = (
  context: Context,
  given: Given,
  target: { readonly url: string; readonly secret: string; readonly isExample?: boolean },
) => {
  const failed = ({ id }: PartnerEvent, reason: string, waitMs: number): void =>
    context.problem(`event ${id} was not accepted: ${reason}; next attempt in ${waitMs / 1_000} s`);
  const { stop: signal } = context.terminal;
  return async (event: PartnerEvent): Promise<void> => {
    const status = await forward(event, { ...target, headerPrefix: given.text('header-prefix'), signal, failed });
    if (given.has('json')) await context.json({ event: event.id, type: event.type, status });
    else await context.print(`${eventLine(context, event)}  ${context.paint('good', String(status))}`);
  };
};
