import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { invalid, isId, parseSpan } from '@partner/kernel';
import { addQueryField } from '../shape/field.js';

/** What every query parameter can say. */
export interface ParamOptions {
  readonly description?: string;
  readonly example?: unknown;
}

/** A value that cannot be read. */
const unreadable = Symbol('unreadable');

/** One decorator for reading and documenting a query parameter. @param must what a value has to be. */
function queryField(
  schema: ApiPropertyOptions,
  options: ParamOptions,
  must: string,
  read: (text: string) => unknown,
  standard?: unknown,
): PropertyDecorator {
  return (prototype, property) => {
    const name = String(property);
    addQueryField(prototype, {
      name,
      standard,
      read: (text) => {
        const value = read(text);
        if (value === unreadable) throw invalid(`${name} must be ${must}`);
        return value;
      },
    });
    ApiPropertyOptional({ ...schema, ...options })(prototype, property);
  };
}

/** A whole number of at least 1; far beyond any list it makes no difference which. */
const positive = (text: string): number | typeof unreadable =>
  /^\d+$/.test(text) && Number(text) >= 1 ? Math.min(Number(text), 1_000_000_000) : unreadable;

/** The page of a list, from 1 (W4). */
export const PageParam = (): PropertyDecorator =>
  queryField(
    { type: 'integer', minimum: 1, default: 1 },
    { description: 'Which page, from 1.' },
    'an integer of at least 1',
    positive,
    1,
  );

/** How many items at most; more than the maximum is clamped to it (W4). The maximum is no bound of what is accepted. */
export const LimitParam = ({ default: standard = 50, max = 100 } = {}): PropertyDecorator =>
  queryField(
    { type: 'integer', minimum: 1, default: standard },
    { description: `How many items; more than ${max} counts as ${max}.` },
    'an integer of at least 1',
    (text) => {
      const value = positive(text);
      return value === unreadable ? value : Math.min(value, max);
    },
    standard,
  );

/** What a list is sorted by. */
export const SortParam = <Key extends string>(keys: readonly Key[], standard: NoInfer<Key>): PropertyDecorator =>
  queryField(
    { type: String, enum: [...keys], default: standard },
    { description: 'What the list is sorted by; ties break on `id`.' },
    `one of ${keys.join(', ')}`,
    (text) => keys.find((key) => key === text) ?? unreadable,
    standard,
  );

/** The direction of the sort, `desc` unless given (W4). */
export const OrderParam = (): PropertyDecorator =>
  queryField(
    { type: String, enum: ['asc', 'desc'], default: 'desc' },
    { description: 'The direction of the sort.' },
    'asc or desc',
    (text) => (text === 'asc' || text === 'desc' ? text : unreadable),
    'desc',
  );

const flags: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** True or false (W4). @param options `default` is what an absent parameter counts as; undefined unless given. */
export const FlagParam = ({
  default: standard,
  ...options
}: ParamOptions & { default?: boolean } = {}): PropertyDecorator =>
  queryField(
    { type: Boolean, ...(standard !== undefined && { default: standard }) },
    options,
    'true, false, 1 or 0',
    (text) => flags.get(text) ?? unreadable,
    standard,
  );

/** A date or a time; the field holds a Span (W6). */
export const SpanParam = (options: ParamOptions = {}): PropertyDecorator =>
  queryField(
    { type: String, example: '2026-03-01' },
    { description: '`YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive.', ...options },
    'a date (YYYY-MM-DD) or an RFC 3339 time',
    // A plus sign that the caller did not escape arrives as a space.
    (text) => parseSpan(text.replace(' ', '+')) ?? unreadable,
  );

/** A text to filter by. */
export const TextParam = (options: ParamOptions = {}): PropertyDecorator =>
  queryField({ type: String }, options, 'a text', (text) => text);

/** Texts separated by commas; the field holds a list without empty ones. */
export const ListParam = (options: ParamOptions = {}): PropertyDecorator =>
  queryField({ type: String }, options, 'a comma list', (text) => {
    const values = text.split(',').map((value) => value.trim());
    return values.filter((value) => value !== '');
  });

/** The id of a record. */
export const IdParam = (options: ParamOptions = {}): PropertyDecorator =>
  queryField({ type: String, pattern: '^[0-9a-f]{24}$' }, options, 'an id of 24 lower-case hex characters', (text) =>
    isId(text) ? text : unreadable,
  );

/** A whole number to filter by; one that does not fit 32 bits is -1, which no record has (W4). */
export const NumberParam = (options: ParamOptions = {}): PropertyDecorator =>
  queryField({ type: 'integer' }, options, 'a number', (text) => {
    if (!/^-?\d+$/.test(text)) return unreadable;
    return Math.abs(Number(text)) <= 2_147_483_647 ? Number(text) : -1;
  });

/** `key:value` of an external reference (§2.6); the field holds `{key, value}`, split at the first colon. */
export const ReferenceParam = (options: ParamOptions = {}): PropertyDecorator =>
  queryField(
    { type: String, example: 'crm:4711' },
    { description: 'Records with exactly this external reference.', ...options },
    'key:value',
    (text) => {
      const colon = text.indexOf(':');
      return colon < 0 ? unreadable : { key: text.slice(0, colon), value: text.slice(colon + 1) };
    },
  );
