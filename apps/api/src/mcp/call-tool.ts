import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Answer, FrontDoor } from './front-door.js';
import { type Operation, textOf } from './operations.js';
import { compact, maxQuery, takenBy } from './tool-list.js';
import { type Step, type Tool, tools, type Values } from './tools.js';

/** Dependencies of a tool call beside its arguments. */
export interface ToolContext {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly scopes: ReadonlySet<string>;
  readonly door: FrontDoor;
  /** Searches the documentation. */
  readonly search: (query: string) => Promise<unknown>;
  /** Returns what an integrator can do about an error code. */
  readonly remedy: (code: string) => string | undefined;
}

/** Maximum number of characters of the data of a result. */
const maxText = 24_000;

/** Thrown to end a call with an error that the assistant can correct. */
class ToolError extends Error {
  constructor(readonly body: object) {
    super();
  }
}

/** Calls a tool. @returns undefined for an unknown tool. */
export async function callTool(
  name: string,
  values: Values,
  context: ToolContext,
): Promise<CallToolResult | undefined> {
  try {
    checkKey(values['idempotencyKey']);
    if (name === 'search') return result(await context.search(queryOf(values)));
    if (name === 'call') return await callOperation(values, context);
    const tool = tools.find((one) => one.name === name);
    return tool && (await runSteps(tool, values, context));
  } catch (error) {
    if (error instanceof ToolError) return { ...result(error.body), isError: true };
    throw error;
  }
}

/** @throws ToolError for a key that no header can have. */
function checkKey(key: unknown): void {
  if (key === undefined || (typeof key === 'string' && /^[ -~]{1,255}$/.test(key))) return;
  const field = 'idempotencyKey';
  throw new ToolError({ error: `${field} must have 1 to 255 printable ASCII characters`, field });
}

/** @throws ToolError for a long query, since each of its words is compared with all words of the documentation. */
function queryOf({ query }: Values): string {
  const text = textOf(query);
  if (text.length <= maxQuery) return text;
  throw new ToolError({ error: `query must have at most ${maxQuery} characters`, field: 'query' });
}

async function callOperation(values: Values, context: ToolContext): Promise<CallToolResult> {
  const { operationId, parameters } = values;
  const operation = context.operations.get(textOf(operationId));
  if (!operation) throw new ToolError({ error: 'unknown operationId', suggestion: 'Find it with the tool search.' });
  if (parameters === undefined && Object.keys(operation.arguments).length > 0)
    return result({ ...compact({ properties: operation.arguments }), scope: operation.scope });
  const answer = await sent(operation, (parameters ?? {}) as Values, context);
  return outcome(answer.body, [answer]);
}

async function runSteps({ name, steps }: Tool, values: Values, context: ToolContext): Promise<CallToolResult> {
  const type = steps.some(({ run }) => '' in run) ? '' : textOf(values['type']);
  check(name, steps, values, type);
  const answers: Answer[] = [];
  const results: unknown[] = [];
  for (const step of steps) {
    const operation = context.operations.get(step.run[type] ?? '');
    const lacksScope = operation?.scope !== undefined && !context.scopes.has(operation.scope);
    const isSkipped = operation === undefined || (step.optional === true && lacksScope);
    const found: unknown[] = [];
    for (const given of isSkipped ? [] : (step.given?.(values, results) ?? [{}])) {
      const answer = await sent(operation!, { ...pageOf(step), ...taken(step, values, operation!), ...given }, context);
      answers.push(answer);
      found.push(kept(answer.body, step));
    }
    results.push(found.length > 1 ? { data: found } : found[0]);
  }
  const shown = Object.fromEntries(
    steps.flatMap((step, index) => (results[index] === undefined ? [] : [[step.run[type]!, results[index]]])),
  );
  return outcome(shown, answers);
}

/** @throws ToolError for missing and unknown arguments. The operations check the values. */
function check(name: string, steps: readonly Step[], values: Values, type: string): void {
  const all = steps.flatMap(takenBy);
  const allowed = ['confirm', 'idempotencyKey', 'type', ...all.map((one) => one.name)];
  const unknown = Object.keys(values).find((one) => !allowed.includes(one));
  const missing = all.find((one) => one.required && values[one.name] === undefined)?.name;
  const types = [...new Set(steps.flatMap(({ run }) => Object.keys(run)))];
  if (unknown !== undefined) throw new ToolError({ error: `${name} takes no ${unknown}`, allowed });
  if (missing !== undefined) throw new ToolError({ error: `${missing} is required`, field: missing });
  if (!types.includes(type)) throw new ToolError({ error: 'type is not valid', field: 'type', allowed: types });
}

/** Limits the pages of a list. */
const pageOf = (step: Step): Values => (takenBy(step).some(({ as }) => as === 'page') ? { limit: 20 } : {});

/** Returns the values that a step takes from the arguments. */
const taken = (step: Step, values: Values, operation: Operation): Values =>
  Object.assign(
    {},
    ...takenBy(step).map(({ name, as, spread }) => {
      if (values[name] === undefined) return {};
      return spread ? membersOf(name, values[name], operation) : { [as]: values[name] };
    }),
  ) as Values;

/** Returns an object as members of the body. @throws ToolError for anything else, and for one with a parameter. */
function membersOf(name: string, value: unknown, { parameters }: Operation): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ToolError({ error: `${name} must be an object`, field: name });
  const parameter = parameters.find((one) => Object.hasOwn(value, one.name))?.name;
  if (parameter === undefined) return value;
  throw new ToolError({ error: `${name} takes no ${parameter}`, field: `${name}.${parameter}` });
}

/** Sends an operation. @throws ToolError with the error of the API, and what can be done about it. */
async function sent(operation: Operation, values: Values, { door, remedy }: ToolContext): Promise<Answer> {
  // A URL resolves dots, which would produce the path of another operation.
  const isDots = (value: unknown): boolean => ['', '.', '..'].includes(textOf(value));
  const missing = operation.parameters.find(({ name, in: place }) => place === 'path' && isDots(values[name]));
  if (missing) throw new ToolError({ error: `${missing.name} is required`, field: missing.name });
  const answer = await door.send(operation, values);
  if (answer.status < 400) return answer;
  const error = typeof answer.body === 'object' ? (answer.body as Values) : { error: answer.body };
  const retryAfter = answer.headers['retry-after'];
  throw new ToolError({
    operationId: operation.id,
    status: answer.status,
    ...error,
    remedy: remedy(String(error['code'])),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

/** Keeps the members of a record, or of the records of a list with the cursor of its next page. */
function kept(body: unknown, { keep }: Step): unknown {
  const names = keep?.split(' ');
  const trimmed = (record: Values): Values =>
    names ? Object.fromEntries(names.flatMap((name) => (name in record ? [[name, record[name]]] : []))) : record;
  if (typeof body !== 'object' || body === null) return body;
  const { data, page, limit, total, hasMore } = body as Values;
  if (!Array.isArray(data)) return trimmed(body as Values);
  if (total === undefined) return { data: data.map(trimmed), hasMore };
  const isLast = Number(page) * Number(limit) >= Number(total);
  return { data: data.map(trimmed), total, ...(!isLast && { nextCursor: String(Number(page) + 1) }) };
}

/** Adds to the data of a write whether something was changed. */
function outcome(data: unknown, answers: readonly Answer[]): CallToolResult {
  const dry = answers.find(({ headers }) => headers['partner-dry-run'] !== undefined);
  const effects = dry?.headers['partner-effects'];
  if (dry)
    return result(
      { result: data, ...(typeof effects === 'string' && { effects: JSON.parse(effects) as object }) },
      'Dry run: nothing was changed. Repeat the call with `confirm: true` to make the change.',
    );
  const write = answers.find(({ isRead }) => !isRead);
  if (!write) return result(data);
  const { idempotencyKey: key } = write;
  return result(data, key === undefined ? 'Done.' : `Done. To repeat it safely, send idempotencyKey ${key}.`);
}

/**
 * Marks the data: texts of records are never instructions. The end of the mark cannot occur within the JSON, where `<`
 * is escaped.
 */
function result(data: unknown, note = ''): CallToolResult {
  const text = `<data>\n${fitted(data).replaceAll('<', '\\u003c')}\n</data>`;
  return { content: [{ type: 'text', text: note === '' ? text : `${note}\n${text}` }] };
}

/** Shortens lists, and then the text. A shortened list has no cursor, which would pass over what was omitted. */
function fitted(data: unknown): string {
  const text = JSON.stringify(data);
  if (text.length <= maxText) return text;
  const list = (data as { data?: unknown }).data;
  if (!Array.isArray(list) || list.length < 2) return JSON.stringify(`${text.slice(0, maxText)} … (cut)`);
  const shorter = list.slice(0, Math.floor(list.length / 2));
  const omitted = 'The list is cut. Ask again with a smaller `limit`.';
  return fitted({ ...(data as object), data: shorter, nextCursor: undefined, omitted });
}
