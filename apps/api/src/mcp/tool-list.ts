import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import type { Schema } from '../document/api-document.js';
import { mapValues, type Operation } from './operations.js';
import { type Step, type Tool, tools } from './tools.js';

type Operations = ReadonlyMap<string, Operation>;

/** An argument that a step takes: its name in the tool and in the operation. */
export interface Taken {
  readonly name: string;
  readonly as: string;
  readonly required: boolean;
  /** True if it is an object whose members are members of the body. */
  readonly spread: boolean;
}

/** Reads what a step takes. */
export const takenBy = ({ takes }: Step): readonly Taken[] =>
  takes.split(' ').flatMap((text) => {
    const [, star, name, renamed, mark] = /^(\*?)(\w+)(?:=(\w+))?(!?)$/.exec(text) ?? [];
    if (name === undefined) return [];
    return [{ name, as: name === 'cursor' ? 'page' : (renamed ?? name), required: mark === '!', spread: star === '*' }];
  });

const confirming = {
  confirm: { type: 'boolean', description: 'True makes the change. Otherwise it is a dry run.' },
  idempotencyKey: { type: 'string', description: 'Repeats an earlier confirmed call safely.' },
};

/** Maximum number of characters of a search. */
export const maxQuery = 200;

/** Tools beside those of the tasks. */
const others: readonly ListedTool[] = [
  {
    name: 'search',
    description: 'Search operations, guides, errors and events in the documentation of the API.',
    inputSchema: {
      type: 'object',
      properties: { query: { type: 'string', maxLength: maxQuery } },
      required: ['query'],
    },
    annotations: { readOnlyHint: true },
  },
  {
    name: 'call',
    description: 'Call any operation that `search` finds. Without `parameters`, shows those that it takes.',
    inputSchema: {
      type: 'object',
      properties: {
        operationId: { type: 'string' },
        parameters: { type: 'object', description: 'Parameters and members of the body by name.' },
        ...confirming,
      },
      required: ['operationId'],
    },
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false },
  },
];

/** Lists the tools that the scopes allow, for the types of records that they allow. */
export function listTools(operations: Operations, scopes: ReadonlySet<string>): ListedTool[] {
  const may = (id: string | undefined): boolean => {
    const { scope } = operations.get(id ?? '') ?? {};
    return id === undefined || scope === undefined || scopes.has(scope);
  };
  return [...tools.flatMap((tool) => listed(tool, operations, may)), ...others];
}

function listed({ name, text, steps }: Tool, operations: Operations, may: (id?: string) => boolean): ListedTool[] {
  const runs = steps.map((step) => ({ step, ids: step.run }));
  const types = [...new Set(runs.flatMap(({ ids }) => Object.keys(ids)))].filter(
    (type) =>
      runs.every(({ step, ids }) => step.optional === true || may(ids[type])) &&
      runs.some(({ ids }) => ids[type] !== undefined && may(ids[type])),
  );
  if (types.length === 0) return [];
  const used = runs.map(({ step, ids }) => ({
    step,
    run: types.flatMap((type) => (ids[type] === undefined ? [] : [{ type, operation: operations.get(ids[type])! }])),
  }));
  const writes = used.flatMap(({ run }) => run.map(({ operation }) => operation)).filter(({ isRead }) => !isRead);
  const taken = used.flatMap(({ step, run }) => (run.length > 0 ? takenBy(step).map((one) => ({ one, run })) : []));
  const isTyped = !types.includes('');
  const required = [...(isTyped ? ['type'] : []), ...taken.flatMap(({ one }) => (one.required ? [one.name] : []))];
  const isRetriable = ({ method, arguments: { 'Idempotency-Key': key } }: Operation): boolean =>
    key !== undefined || method === 'PATCH' || method === 'PUT';
  return [
    {
      name,
      description: text,
      inputSchema: {
        type: 'object',
        properties: {
          ...(isTyped && { type: { type: 'string', enum: types } }),
          ...Object.fromEntries(taken.map(({ one, run }) => [one.name, argument(one, run)])),
          ...(writes.length > 0 && confirming),
        },
        ...(required.length > 0 && { required: [...new Set(required)] }),
      },
      annotations:
        writes.length === 0
          ? { readOnlyHint: true }
          : {
              readOnlyHint: false,
              destructiveHint: writes.some(({ method }) => method === 'DELETE'),
              idempotentHint: writes.every(isRetriable),
            },
    },
  ];
}

/** Returns the schema of an argument. Texts that differ between the types are listed by type. */
function argument({ name, as, spread }: Taken, run: readonly { type: string; operation: Operation }[]): Schema {
  if (name === 'cursor') return { type: 'string', description: '`nextCursor` of the previous page.' };
  if (spread)
    return {
      type: 'object',
      description: run.map(({ type, operation }) => `${type}: ${membersOf(operation).join(', ')}`).join('; '),
    };
  const schemas = run.flatMap(({ type, operation }) => {
    const schema = operation.arguments[as];
    return schema === undefined ? [] : [{ type, schema: compact(schema) }];
  });
  const texts = new Set(schemas.map(({ schema }) => schema.description));
  const description =
    texts.size > 1 ? schemas.map(({ type, schema }) => `${type}: ${schema.description}`).join(' ') : [...texts][0];
  return { ...schemas[0]!.schema, ...(description !== undefined && { description }) };
}

const membersOf = ({ arguments: all, parameters }: Operation): string[] =>
  Object.keys(all).filter((name) => parameters.every((parameter) => parameter.name !== name));

/** Keeps the type, the values and the first sentence of a schema. */
export function compact({ type, enum: values, description, properties, items, required }: Schema): Schema {
  return {
    ...(type !== undefined && { type }),
    ...(values && { enum: values }),
    ...(description !== undefined && { description: description.split(/(?<=\.)\s/, 1)[0]! }),
    ...(properties && { properties: mapValues(properties, compact) }),
    ...(items && { items: compact(items) }),
    ...(required && { required }),
  };
}
