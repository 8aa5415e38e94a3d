import { writeFile } from 'node:fs/promises';
import type { PartnerClient } from '../../client.js';
import { PartnerApiError } from '../../errors.js';
import { type KnownOperation, knownOperations } from '../../generated/operations.js';
import type { OperationId } from '../../operation-types.js';
import { accessOptions, type Command } from '../command.js';
import type { Context } from '../context.js';
import { Failed, failureText, UsageError } from '../failure.js';
import type { Given } from '../given.js';
import { table } from '../help.js';
import { didYouMean } from '../nearest.js';
import { readInput } from '../read-input.js';
import { textOf } from '../text.js';

/** `partner call`: calls any operation. */
export const call: Command = {
  name: 'call',
  words: ['[operation]'],
  summary: 'call any operation of the API',
  about: `Calls an operation by the name that it has in the reference, such as createLead, and prints the response.
The status is 1 if the API responds with an error, whose body is printed too.

Path and query parameters are options with their names: --id, --status, --limit. A request that creates a record
gets an idempotency key, and is retried as in the SDK.`,
  options: {
    body: { value: 'json', about: 'request body: JSON, @file for a file, or - for standard input' },
    'if-match': { value: 'version', about: 'version that the record must have' },
    'idempotency-key': { value: 'key', about: 'idempotency key; by default a new one' },
    'dry-run': { about: 'try the request, and print the response and its effects' },
    output: { value: 'file', about: 'write the response to a file' },
    list: { about: 'list the operations' },
    ...accessOptions,
  },
  isOpen: true,
  examples: [
    'partner call --list',
    'partner call listOrders --status Processed --limit 2',
    'partner call getLead --id 65f0c0ffee0000000000a001',
    `partner call createLead --body '{"locationId": "65f0c0ffee0000000000b001", "customer": {"name": "Ada"}}'`,
    'partner call updateLead --id 65f0c0ffee0000000000a001 --if-match 3 --body @changes.json',
  ],
  run: async (context, given) => {
    if (given.has('list')) return context.print(table(rows));
    const [name] = given.words;
    if (name === undefined) throw new UsageError('<operation> is missing; `partner call --list` lists the operations');
    const names = Object.keys(knownOperations);
    if (!names.includes(name)) throw new UsageError(`there is no operation ${name}${didYouMean(name, names)}`);
    const id = name as OperationId;
    const input = await inputOf(context, given, knownOperations[id]);
    const client = context.client(await context.access(given));
    const { stop } = context.terminal;
    const data = await request(client, id, input, given, stop).catch(async (error: unknown) => {
      if (!(error instanceof PartnerApiError)) throw error;
      await context.print(JSON.stringify(error.body ?? null, null, 2));
      throw new Failed(failureText(error));
    });
    await show(context, given, data);
  },
};

const rows = Object.entries(knownOperations).map(([name, { method, path }]) => [name, `${method} ${path}`] as const);

type AnyRequest = (id: OperationId, input: object, options: object) => Promise<{ readonly data: unknown }>;
type Request = (...call: [PartnerClient, OperationId, input: object, Given, AbortSignal]) => Promise<unknown>;

const request: Request = async (client, id, input, given, signal) => {
  const version = given.has('if-match') ? given.integer('if-match', { min: 1, max: 999_999_999, usual: 1 }) : undefined;
  const options = { ifMatch: version, idempotencyKey: given.text('idempotency-key'), signal };
  if (given.has('dry-run')) return (client.dryRun.bind(client) as unknown as AnyRequest)(id, input, options);
  return (await (client.request.bind(client) as unknown as AnyRequest)(id, input, options)).data;
};

/** Builds the input of an operation from the options. @throws UsageError */
async function inputOf(context: Context, given: Given, { method, path }: KnownOperation): Promise<object> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const others = given.others(call);
  const missing = names.find((name) => !others[name]);
  if (missing !== undefined) throw new UsageError(`--${missing} is required: the path is ${path}`);
  const parameters = Object.fromEntries(names.map((name) => [name, others[name]]));
  const query = Object.fromEntries(Object.entries(others).filter(([name]) => !names.includes(name)));
  const takesBody = ['POST', 'PATCH', 'PUT'].includes(method);
  if (given.has('body') && !takesBody) throw new UsageError(`--body is not possible: this is a ${method} request`);
  const [stray] = Object.keys(query);
  if (takesBody && stray !== undefined)
    throw new UsageError(`unknown option --${stray}: put the fields of the record into --body, as JSON`);
  const body = given.has('body') ? { body: await bodyOf(context, given.required('body')) } : {};
  return { ...parameters, ...(takesBody ? body : { query }) };
}

async function bodyOf({ terminal }: Context, value: string): Promise<unknown> {
  const file = value === '-' ? value : value.startsWith('@') ? value.slice(1) : undefined;
  const text = file === undefined ? value : textOf(await readInput(terminal, file));
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UsageError(`--body is not valid JSON: ${(error as Error).message}`);
  }
}

/** Prints a response or writes it to a file. */
async function show(context: Context, given: Given, data: unknown): Promise<void> {
  const file = given.text('output');
  const bytes = data instanceof Uint8Array ? data : `${JSON.stringify(data, null, 2)}\n`;
  if (file !== undefined) return writeFile(file, bytes);
  if (data === undefined) return context.note('The response has no content.');
  context.terminal.output.write(bytes);
}
