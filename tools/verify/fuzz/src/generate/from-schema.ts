import fc from 'fast-check';
import type { ApiDocument } from '../document/api-document.js';
import { type Schema, typesOf } from '../document/schema.js';
import { IdOf, type IdOwnership } from '../plan.js';
import { kindOfField } from './kinds.js';
import { looksLikeDate } from './values.js';

const ownership: fc.Arbitrary<IdOwnership> = fc.oneof(
  { weight: 40, arbitrary: fc.constant<IdOwnership>('own') },
  { weight: 3, arbitrary: fc.constant<IdOwnership>('other') },
  { weight: 1, arbitrary: fc.constant<IdOwnership>('hidden') },
  { weight: 1, arbitrary: fc.constant<IdOwnership>('unknown') },
);

/** ID of a resource, usually of the caller's company. */
export const idOf = (kind: string): fc.Arbitrary<IdOf> =>
  fc.tuple(ownership, fc.nat(10_000)).map(([owner, pick]) => new IdOf(kind, owner, pick));

/** Statuses of all kinds of records, some of them in another case. */
const statuses = [
  ...['Open', 'Active', 'Lost', 'Retired', 'Sold', 'Cancelled', 'Unsubmitted', 'Unprocessed', 'On hold', 'Processed'],
  ...['Open build', 'Build in process', 'Finished good', 'Delivered', 'Customer Care', 'Deleted', 'lost', 'ACTIVE'],
];

const soon = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2028, 0) }).map((time) => new Date(time).toISOString());
const date = fc.oneof(
  soon,
  soon.map((time) => time.slice(0, 10)),
);

/**
 * Generates values that match a schema. IDs and statuses are recognized by their field names, because the schema
 * only describes them as strings.
 */
export function fromSchema(document: ApiDocument, given: Schema, name = ''): fc.Arbitrary<unknown> {
  const schema = document.follow(given);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return fc.oneof(...choice.map((one) => fromSchema(document, one, name)));
  const [first, ...others] = typesOf(schema).filter((type) => type !== 'null');
  if (first === undefined) return typesOf(schema).length > 0 ? fc.constant(null) : fc.jsonValue({ maxDepth: 2 });
  const values = [first, ...others].map((type) => ofType(document, schema, type, name));
  const all = values.length > 1 ? fc.oneof(...values) : values[0]!;
  return typesOf(schema).includes('null')
    ? fc.oneof({ weight: 6, arbitrary: all }, { weight: 1, arbitrary: fc.constant(null) })
    : all;
}

function ofType(document: ApiDocument, schema: Schema, type: string, name: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 200, 2_147_483_647) });
    case 'number':
      return amount(schema);
    case 'array':
      return fc.array(fromSchema(document, schema.items ?? {}, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'object':
      return object(document, schema);
    default:
      return text(schema, name);
  }
}

const amount = ({ minimum, exclusiveMinimum, maximum }: Schema): fc.Arbitrary<number> =>
  fc
    .integer({ min: Math.ceil((minimum ?? exclusiveMinimum ?? 0) * 100), max: Math.floor((maximum ?? 20_000) * 100) })
    .map((cents) => (exclusiveMinimum === undefined ? cents : cents + 1) / 100);

function object(document: ApiDocument, schema: Schema): fc.Arbitrary<object> {
  const free = schema.additionalProperties;
  if (!schema.properties) {
    const inside = typeof free === 'object' ? fromSchema(document, free) : fc.jsonValue({ maxDepth: 2 });
    return fc.dictionary(fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/), inside, { maxKeys: 5 });
  }
  const fields = Object.entries(schema.properties).map(([key, inside]) => [key, fromSchema(document, inside, key)]);
  // Each optional field is included with a chance of 1 in 4, because many fields exclude or require another.
  const wanted = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: fields.length, maxLength: fields.length });
  return fc
    .tuple(fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>), wanted)
    .map(([all, chances]) =>
      Object.fromEntries(
        Object.entries(all).filter(([key], index) => schema.required?.includes(key) || chances[index] === 0),
      ),
    );
}

/** Matches the bounds of a date range: `from`, `createdTo`. */
const isBound = /(^f|F)rom$|(^t|T)o$/;

function text(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const { pattern, format, example, minLength = 0, maxLength = 300 } = schema;
  const kind = kindOfField(name);
  if (kind !== undefined && (pattern?.includes('[0-9a-f]{24}') || pattern === undefined)) return idOf(kind);
  if (name === 'status') return fc.constantFrom(...statuses);
  if (name === 'code') return fc.stringMatching(/^[A-Z0-9]{5}$/);
  if (name === 'serialNumber') return fc.stringMatching(/^SN-[0-9a-z]{12}$/);
  if (format === 'email') return fc.oneof(fc.nat(20), fc.uuid(), fc.uuid()).map((one) => `person-${one}@example.com`);
  if (format === 'date' || format === 'date-time' || looksLikeDate(example) || isBound.test(name)) return date;
  if (name === 'externalRef') return fc.constantFrom('crm:4711', 'crm', ':');
  if (pattern !== undefined && pattern !== '\\S')
    return fc.stringMatching(new RegExp(pattern)).map((generated) => generated.slice(0, maxLength));
  const words = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) });
  const plain = words.map((word) => (minLength > 0 && word.trim() === '' ? 'word' : word).slice(0, maxLength));
  return typeof example === 'string' ? fc.oneof(fc.constant(example), plain) : plain;
}
