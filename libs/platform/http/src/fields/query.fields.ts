import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { isId, parseSpan } from '@partner/kernel';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import { HasReading } from '../validation/field-plan.js';
import { anId } from './text.fields.js';

/** Options of every query parameter. */
export interface ParamOptions {
  readonly description?: string;
  /** A request without it is 400. */
  readonly required?: boolean;
  /**
   * For what a request cannot do without alone: viewers fill it in, and a filter that was filled in finds nothing.
   * document-examples.spec.ts names those that are not required by themselves.
   */
  readonly example?: unknown;
}

/** What makes a kind of parameter. */
interface ParamKind extends ParamOptions {
  readonly schema: ApiPropertyOptions;
  /** What an absent parameter counts as. */
  readonly standard?: unknown;
  /** Makes the value of the parameter; undefined for what cannot be read, which is left for the check to refuse. */
  readonly read: (text: string) => unknown;
  readonly check: PropertyDecorator;
}

/** A parameter that stands in the query more than once. */
class Repeated {}

/** One decorator for reading, checking and documenting a query parameter (W4). */
const param = ({ schema, standard, read, check, required = false, ...options }: ParamKind): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ ...schema, ...options, required } as ApiPropertyOptions),
    HasReading((given) => {
      if (Array.isArray(given)) return new Repeated();
      if (typeof given !== 'string' || given === '') return standard;
      return hasNul(given) ? given : (read(given) ?? given);
    }),
    ValidateIf((_, value) => required || value !== undefined),
    isNot((value) => value === undefined, 'be given'),
    isNot((value) => value instanceof Repeated, 'be given once'),
    isNot((value) => typeof value === 'string' && hasNul(value), 'not contain NUL characters'),
    check,
  );

const hasNul = (text: string): boolean => text.includes('\0');

const isNot = (wrong: (value: unknown) => boolean, must: string): PropertyDecorator =>
  ValidateBy({
    name: must,
    validator: { validate: (value) => !wrong(value), defaultMessage: () => `$property must ${must}` },
  });

const must = (what: string): ValidationOptions => ({ message: `$property must be ${what}` });

/** A whole number of at least 1; far beyond any list it makes no difference which. */
const positive = (text: string): number | undefined =>
  /^\d+$/.test(text) && Number(text) >= 1 ? Math.min(Number(text), 1_000_000_000) : undefined;

/** The page of a list, from 1 (W4). */
export const PageParam = (): PropertyDecorator =>
  param({
    schema: { type: 'integer', minimum: 1, default: 1 },
    description: 'Which page, from 1.',
    standard: 1,
    read: positive,
    check: IsInt(must('an integer of at least 1')),
  });

/** How many items at most; more than the maximum is clamped to it (W4). The maximum is no bound of what is accepted. */
export const LimitParam = ({ default: standard = 50, max = 100 } = {}): PropertyDecorator =>
  param({
    schema: { type: 'integer', minimum: 1, default: standard },
    description: `How many items; more than ${max} counts as ${max}.`,
    standard,
    read: (text) => {
      const value = positive(text);
      return value && Math.min(value, max);
    },
    check: IsInt(must('an integer of at least 1')),
  });

/** What a list is sorted by. */
export const SortParam = <Key extends string>(keys: readonly Key[], standard: NoInfer<Key>): PropertyDecorator =>
  param({
    schema: { type: String, enum: [...keys], default: standard },
    description: 'What the list is sorted by; ties break on `id`.',
    standard,
    read: (text) => text,
    check: IsIn([...keys], must(`one of ${keys.join(', ')}`)),
  });

/** The direction of the sort, `desc` unless given (W4). @param standard the direction of a list that differs (R40). */
export const OrderParam = (standard: 'asc' | 'desc' = 'desc'): PropertyDecorator =>
  param({
    schema: { type: String, enum: ['asc', 'desc'], default: standard },
    description: 'The direction of the sort.',
    standard,
    read: (text) => text,
    check: IsIn(['asc', 'desc'], must('asc or desc')),
  });

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
  param({
    schema: { type: Boolean, ...(standard !== undefined && { default: standard }) },
    ...options,
    standard,
    read: (text) => flags.get(text),
    check: IsBoolean(must('true, false, 1 or 0')),
  });

/** A date or a time; the field holds a Span (W6). */
export const SpanParam = (options: ParamOptions = {}): PropertyDecorator =>
  param({
    schema: { type: String },
    description: '`YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive.',
    ...options,
    // A plus sign that the caller did not escape arrives as a space.
    read: (text) => parseSpan(text.replace(' ', '+')),
    check: IsObject(must('a date (YYYY-MM-DD) or an RFC 3339 time')),
  });

/** A day of the calendar as `YYYY-MM-DD`, and no time; the field holds the text. */
export const DayParam = (options: ParamOptions = {}): PropertyDecorator =>
  param({
    schema: { type: String, format: 'date' },
    ...options,
    read: (text) => text,
    check: isNot(
      (value) => typeof value !== 'string' || value.length > 10 || !parseSpan(value),
      'be a date (YYYY-MM-DD)',
    ),
  });

/** One of the words of an enum; undefined unless given. */
export const ChoiceParam = (words: readonly string[], options: ParamOptions = {}): PropertyDecorator =>
  param({
    schema: { type: String, enum: [...words] },
    ...options,
    read: (text) => text,
    check: IsIn([...words], must(`one of ${words.join(', ')}`)),
  });

/** A text to filter by. */
export const TextParam = (options: ParamOptions = {}): PropertyDecorator =>
  param({ schema: { type: String }, ...options, read: (text) => text, check: IsString(must('a text')) });

/** Texts separated by commas; the field holds a list without empty ones. */
export const ListParam = (options: ParamOptions = {}): PropertyDecorator =>
  param({
    schema: { type: String },
    ...options,
    read: (text) => {
      const values = text.split(',').map((value) => value.trim());
      return values.filter((value) => value !== '');
    },
    check: IsArray(must('a comma list')),
  });

/** The id of a record. */
export const IdParam = (options: ParamOptions = {}): PropertyDecorator =>
  param({
    schema: { type: String, pattern: '^[0-9a-f]{24}$' },
    ...options,
    read: (text) => (isId(text) ? text : undefined),
    check: anId(),
  });

/** The largest number that PostgreSQL's `integer` holds. */
const maxInteger = 2_147_483_647;

/** A whole number to filter by; one that does not fit 32 bits is -1, which no record has (W4). */
export const NumberParam = (options: ParamOptions = {}): PropertyDecorator =>
  param({
    schema: { type: 'integer' },
    ...options,
    read: (text) => {
      if (!/^-?\d+$/.test(text)) return undefined;
      return Math.abs(Number(text)) <= maxInteger ? Number(text) : -1;
    },
    check: IsInt(must('a number')),
  });

/** `key:value` of an external reference (§2.6); the field holds `{key, value}`, split at the first colon. */
export const ReferenceParam = (options: ParamOptions = {}): PropertyDecorator =>
  param({
    schema: { type: String },
    description: 'Records with exactly this external reference, as `key:value`.',
    ...options,
    read: (text) => {
      const colon = text.indexOf(':');
      return colon < 0 ? undefined : { key: text.slice(0, colon), value: text.slice(colon + 1) };
    },
    check: IsObject(must('key:value')),
  });
