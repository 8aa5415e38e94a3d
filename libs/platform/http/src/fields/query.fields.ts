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
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import { Declares, type FieldDeclaration } from '../validation/shape.js';
import { must } from './body-field.js';
import { idCheck } from './text.fields.js';

/** Options of every query parameter. */
export interface ParamOptions extends Pick<FieldDeclaration, 'reason' | 'known' | 'most'> {
  readonly description?: string;
  /** A request without the parameter is 400. */
  readonly required?: boolean;
  /**
   * Only for parameters that a request needs: viewers prefill examples, and a prefilled filter finds nothing.
   * document-examples.spec.ts lists the optional parameters that have one.
   */
  readonly example?: unknown;
}

/** A kind of parameter. */
interface ParamKind extends ParamOptions {
  readonly schema: ApiPropertyOptions;
  /** Default of an absent parameter. */
  readonly standard?: unknown;
  /** Converts the value. Returns undefined for unreadable text, which the check then rejects. */
  readonly read: (text: string) => unknown;
  readonly check: PropertyDecorator;
}

/** Marks a parameter that is repeated in the query. */
class Repeated {}

/** Creates one decorator that reads, checks and documents a query parameter (W4). */
const param = ({
  schema,
  standard,
  read,
  check,
  required = false,
  reason,
  known,
  most,
  ...options
}: ParamKind): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ ...schema, ...options, required } as ApiPropertyOptions),
    Declares({
      reason,
      known,
      most,
      read: (given) => {
        if (Array.isArray(given)) return new Repeated();
        if (typeof given !== 'string' || given === '') return standard;
        return hasNul(given) ? given : (read(given) ?? given);
      },
    }),
    ValidateIf((_, value) => required || value !== undefined),
    must('be given', (value) => value !== undefined),
    must('be given once', (value) => !(value instanceof Repeated)),
    must('not contain NUL characters', (value) => !(typeof value === 'string' && hasNul(value))),
    check,
  );

const hasNul = (text: string): boolean => text.includes('\0');

const mustBe = (what: string): ValidationOptions => ({ message: `$property must be ${what}` });

/** The highest page whose position in a list is an exact number. */
const lastPage = 10_000_000_000_000;

/** Reads an integer of at least 1, capped far beyond the length of any list. */
const positive = (text: string): number | undefined =>
  /^\d+$/.test(text) && Number(text) >= 1 ? Math.min(Number(text), lastPage) : undefined;

/** The page of a list, from 1 (W4). */
export const PageParam = (): PropertyDecorator =>
  param({
    schema: { type: 'integer', minimum: 1, default: 1 },
    description: 'The page number, from 1.',
    standard: 1,
    read: positive,
    check: IsInt(mustBe('an integer of at least 1')),
  });

/** The maximum number of items. Higher values are clamped to `max` (W4), so the schema has no maximum. */
export const LimitParam = ({ default: standard = 50, max = 100 } = {}): PropertyDecorator =>
  param({
    schema: { type: 'integer', minimum: 1, default: standard },
    description: `The maximum number of items. Values above ${max} count as ${max}.`,
    standard,
    most: max,
    read: (text) => {
      const value = positive(text);
      return value && Math.min(value, max);
    },
    check: IsInt(mustBe('an integer of at least 1')),
  });

/** The sort key of a list. */
export const SortParam = <Key extends string>(keys: readonly Key[], standard: NoInfer<Key>): PropertyDecorator =>
  param({
    schema: { type: String, enum: [...keys], default: standard },
    description: 'The sort key of the list. Ties are ordered by `id`.',
    standard,
    read: (text) => text,
    check: IsIn([...keys], mustBe(`one of ${keys.join(', ')}`)),
  });

/**
 * The direction of the sort, `desc` by default (W4).
 * @param standard the default of a list that differs (R40).
 */
export const OrderParam = (standard: 'asc' | 'desc' = 'desc'): PropertyDecorator =>
  param({
    schema: { type: String, enum: ['asc', 'desc'], default: standard },
    description: 'The sort direction.',
    standard,
    read: (text) => text,
    check: IsIn(['asc', 'desc'], mustBe('asc or desc')),
  });

const flags: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/**
 * True or false (W4).
 * @param options `default` is the value of an absent parameter, undefined if not given.
 */
export const FlagParam = ({
  default: standard,
  ...options
}: ParamOptions & { default?: boolean } = {}): PropertyDecorator =>
  param({
    schema: { type: Boolean, ...(standard !== undefined && { default: standard }) },
    ...options,
    standard,
    read: (text) => flags.get(text),
    check: IsBoolean(mustBe('true, false, 1 or 0')),
  });

/** A date or a time. The field holds a Span (W6). */
export const SpanParam = (options: ParamOptions = {}): PropertyDecorator =>
  param({
    schema: { type: String },
    description: '`YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive.',
    ...options,
    // An unescaped plus sign arrives as a space.
    read: (text) => parseSpan(text.replace(' ', '+')),
    check: IsObject(mustBe('a date (YYYY-MM-DD) or an RFC 3339 time')),
  });

/** A calendar day as `YYYY-MM-DD` without a time. The field holds the text. */
export const DayParam = (options: ParamOptions = {}): PropertyDecorator =>
  param({
    schema: { type: String, format: 'date' },
    ...options,
    read: (text) => text,
    check: must(
      'be a date (YYYY-MM-DD)',
      (value) => typeof value === 'string' && value.length <= 10 && parseSpan(value) !== undefined,
    ),
  });

/** One value of an enum. Undefined if not given. */
export const ChoiceParam = (words: readonly string[], options: ParamOptions = {}): PropertyDecorator =>
  param({
    schema: { type: String, enum: [...words] },
    ...options,
    read: (text) => text,
    check: IsIn([...words], mustBe(`one of ${words.join(', ')}`)),
  });

/** A text filter. */
export const TextParam = (options: ParamOptions = {}): PropertyDecorator =>
  param({ schema: { type: String }, ...options, read: (text) => text, check: IsString(mustBe('a string')) });

/** Comma-separated values. The field holds a list without empty ones. */
export const ListParam = (options: ParamOptions = {}): PropertyDecorator =>
  param({
    schema: { type: String },
    ...options,
    read: (text) => {
      const values = text.split(',').map((value) => value.trim());
      return values.filter((value) => value !== '');
    },
    check: IsArray(mustBe('a comma-separated list')),
  });

/** The id of a record. */
export const IdParam = (options: ParamOptions = {}): PropertyDecorator =>
  param({
    schema: { type: String, pattern: '^[0-9a-f]{24}$' },
    ...options,
    read: (text) => (isId(text) ? text : undefined),
    check: idCheck(),
  });

/** The maximum of PostgreSQL's `integer`. */
const maxInteger = 2_147_483_647;

/** An integer filter. Values that do not fit 32 bits become -1, which matches no record (W4). */
export const NumberParam = (options: ParamOptions = {}): PropertyDecorator =>
  param({
    schema: { type: 'integer' },
    ...options,
    read: (text) => {
      if (!/^-?\d+$/.test(text)) return undefined;
      return Math.abs(Number(text)) <= maxInteger ? Number(text) : -1;
    },
    check: IsInt(mustBe('a whole number')),
  });

/** An external reference as `key:value` (§2.6). The field holds `{key, value}`, split at the first colon. */
export const ReferenceParam = (): PropertyDecorator =>
  param({
    schema: { type: String },
    description: 'Records with exactly this external reference, as `key:value`.',
    read: (text) => {
      const colon = text.indexOf(':');
      return colon < 0 ? undefined : { key: text.slice(0, colon), value: text.slice(colon + 1) };
    },
    check: IsObject(mustBe('of the form key:value')),
  });
