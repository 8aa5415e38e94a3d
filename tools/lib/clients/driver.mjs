// Drives the TypeScript SDK: reads a command per line, and writes its outcome. Arguments: the address of the module.
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { inspect } from 'node:util';

const { PartnerClient, PartnerError, verifyWebhook } = await import(process.argv[2]);

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line);
  const seen = { delays: [], warnings: [] };
  const outcome = await outcomeOf(command, seen).then((result) => ({ result: result ?? null }), failureOf);
  process.stdout.write(`${JSON.stringify({ ...seen, ...outcome })}\n`);
}

function failureOf(error) {
  const { status, code, field, message, isVersionConflict } = error;
  const name = error instanceof PartnerError ? error.constructor.name : 'usage';
  return { error: { class: name, status, code, field, message, isVersionConflict } };
}

async function outcomeOf(command, seen) {
  const { body, secret, signature, now } = command;
  if (command.do === 'verify') return verifyWebhook({ body, secret, signature, now: new Date(now * 1000) });
  const { baseUrl, key: apiKey, timeout = 60, retries = 4, operation = '', most = 1000 } = command;
  const hooks = {
    retry: ({ delayMs }) => seen.delays.push(delayMs / 1000),
    warning: ({ message }) => seen.warnings.push(message),
  };
  const client = new PartnerClient({ baseUrl, apiKey, timeoutMs: timeout * 1000, retries, hooks });
  if (command.do === 'show') return `${inspect(client, { depth: 9, showHidden: true })}${JSON.stringify(client)}`;
  if (command.do === 'follow') return follow(client, command.store, most);
  const [group, name] = operation.split('.');
  if (command.do === 'snapshot') {
    const snapshot = client.snapshot(name);
    const ids = await take(snapshot);
    return { ids, hasCursor: typeof snapshot.cursor === 'string' };
  }
  const { path, query, idempotencyKey, ifMatch } = command;
  const input = { ...path, ...(query && { query }), ...(body && { body }) };
  if (command.do === 'list') return take(client.items('listLocations', input), most);
  if (name === undefined) {
    const { data, headers } = await client.request(group, input);
    return headers.get('location') ?? Buffer.from(data).toString();
  }
  if (command.do === 'dryRun') return client.dryRun(name === 'create' ? 'createLead' : 'deleteQuoteLineItem', input);
  const call = () => client[group][name](input, { idempotencyKey, ifMatch });
  for (let time = 1; time < (command.times ?? 1); time += 1) await call();
  return call();
}

/** Follows the feed as a program does that stores the id of each event before it asks for the next. */
async function follow(client, store, most) {
  const cursor = await readFile(store, 'utf8').catch(() => undefined);
  const ids = [];
  for await (const { id } of client.events.follow({ cursor, untilCaughtUp: true })) {
    ids.push(id);
    if (ids.length === most) break;
    await writeFile(store, id);
  }
  return ids;
}

async function take(items, most = Infinity) {
  const ids = [];
  for await (const { id } of items) {
    ids.push(id);
    if (ids.length === most) break;
  }
  return ids;
}
