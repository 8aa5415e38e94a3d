import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { isId, parseSpan } from '@partner/kernel';
import { IsIn, ValidateIf } from 'class-validator';
import { Declares, type FieldDeclaration } from '../validation/shape.js';
import { must } from './body-field.js';

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

interface ParamKind extends ParamOptions {
  readonly schema: ApiPropertyOptions;
  /** Default of an absent parameter. */
  readonly standard?: unknown;
  /** Converts the value. Returns undefined for unreadable text, which is then rejected. By default it stays a text. */
  readonly read?: (text: string) => unknown;
  /** Completes "must be" in the error text. By default it names the values of the schema's `enum`. */
  readonly rule?: string;
  /** Checks the converted value. By default it must be in the schema's `enum`. */
  readonly isValid?: (value: unknown) => boolean;
}

/** Marks a parameter that is repeated in the query. */
class Repeated {}

/** Creates one decorator that reads, checks and documents a query parameter (W4). */
export function queryParam(kind: ParamKind): PropertyDecorator {
  const {
    schema,
    standard,
    read = (text) => text,
    rule,
    isValid,
    required = false,
    reason,
    known,
    most,
    ...options
  } = kind;
  const values = schema.enum as readonly string[] | undefined;
  return applyDecorators(
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
    isValid
      ? must(`be ${rule}`, isValid)
      : IsIn([...values!], { message: `$property must be ${rule ?? `one of ${values!.join(', ')}`}` }),
  );
}

const hasNul = (text: string): boolean => text.includes('\0');

/** The highest page whose position in a list is an exact number. */
const lastPage = 10_000_000_000_000;

/** Reads an integer of at least 1, capped far beyond the length of any list. */
const positive = (text: string): number | undefined =>
  /^\d+$/.test(text) && Number(text) >= 1 ? Math.min(Number(text), lastPage) : undefined;

const integer = { rule: 'an integer of at least 1', isValid: Number.isInteger } as const;

/** The page of a list, from 1 (W4). */
export const PageParam = (): PropertyDecorator =>
  queryParam({
    schema: { type: 'integer', minimum: 1, default: 1 },
    description: 'The page number, from 1.',
    standard: 1,
    read: positive,
    ...integer,
  });

/** The maximum number of items. Higher values are clamped to `max` (W4), so the schema has no maximum. */
export const LimitParam = ({ default: standard = 50, max = 100 } = {}): PropertyDecorator =>
  queryParam({
    schema: { type: 'integer', minimum: 1, default: standard },
    description: `The maximum number of items. Values above ${max} count as ${max}.`,
    standard,
    most: max,
    read: (text) => {
      const value = positive(text);
      return value && Math.min(value, max);
    },
    ...integer,
  });

/** A date or a time. The field holds a Span (W6). */
export const SpanParam = (options: ParamOptions = {}): PropertyDecorator =>
  queryParam({
    schema: { type: String },
    description: '`YYYY-MM-DD` for the whole UTC day, or an RFC 3339 time. Inclusive.',
    ...options,
    // An unescaped plus sign arrives as a space.
    read: (text) => parseSpan(text.replace(' ', '+')),
    rule: 'a date (YYYY-MM-DD) or an RFC 3339 time',
    isValid: (value) => typeof value === 'object',
  });

/** One value of an enum. Undefined if not given. */
export const ChoiceParam = (words: readonly string[], options: ParamOptions = {}): PropertyDecorator =>
  queryParam({
    schema: { type: String, enum: [...words] },
    ...options,
  });

export const TextParam = (options: ParamOptions = {}): PropertyDecorator =>
  queryParam({
    schema: { type: String },
    ...options,
    rule: 'a string',
    isValid: (value) => typeof value === 'string',
  });

/** Comma-separated values. The field holds a list without empty ones. */
export const ListParam = (options: ParamOptions = {}): PropertyDecorator =>
  queryParam({
    schema: { type: String },
    ...options,
    read: (text) => {
      const values = text.split(',').map((value) => value.trim());
      return values.filter((value) => value !== '');
    },
    rule: 'a comma-separated list',
    isValid: Array.isArray,
  });

export const IdParam = (options: ParamOptions = {}): PropertyDecorator =>
  queryParam({
    schema: { type: String, pattern: '^[0-9a-f]{24}$' },
    ...options,
    read: (text) => (isId(text) ? text : undefined),
    rule: 'an id of 24 lower-case hex characters',
    isValid: isId,
  });

/** The maximum of PostgreSQL's `integer`. */
const maxInteger = 2_147_483_647;

/**
 * An integer filter. Values that do not fit 32 bits become -1, which matches no record (W4).
 * @param range the values that are accepted; others are rejected. All by default.
 */
export const NumberParam = ({
  range: [minimum, maximum] = [-maxInteger, maxInteger],
  ...options
}: ParamOptions & { readonly range?: readonly [minimum: number, maximum: number] } = {}): PropertyDecorator =>
  queryParam({
    schema: { type: 'integer', ...(maximum < maxInteger && { minimum, maximum }) },
    ...options,
    read: (text) => {
      if (!/^-?\d+$/.test(text)) return undefined;
      return Math.abs(Number(text)) <= maxInteger ? Number(text) : -1;
    },
    rule: maximum < maxInteger ? `a whole number from ${minimum} to ${maximum}` : 'a whole number',
    isValid: (value) => Number.isInteger(value) && minimum <= Number(value) && Number(value) <= maximum,
  });
