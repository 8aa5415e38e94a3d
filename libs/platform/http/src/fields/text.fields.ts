import { IsEmail, IsIn, IsString, Matches, MinLength } from 'class-validator';
import { isId, parseHttpUrl } from '@partner/kernel';
import { bodyField, type FieldOptions, must } from './body-field.js';

/** Bounds of a text, in characters. */
export interface TextOptions extends FieldOptions {
  /** 1000 by default. */
  readonly max?: number;
  readonly min?: number;
  /** Required form. Text with a pattern is not trimmed. */
  readonly pattern?: RegExp;
  /** The form in words, for the error: "a MIME type, such as image/png". By default the error has the pattern. */
  readonly form?: string;
}

const isText = IsString({ message: '$property must be a string' });
const notBlank = Matches(/\S/, { message: '$property must not be blank' });
const oneLine = Matches(/^[^\p{Cc}\u2028\u2029]*$/u, {
  message: '$property must not have control characters or line breaks',
});

/** Counts characters, not UTF-16 units. */
const atMost = (max: number): PropertyDecorator =>
  must(
    `have at most ${max} characters`,
    (value) => typeof value === 'string' && (value.length <= max || [...value].length <= max),
  );

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Free text, trimmed at both ends. Empty text counts as null; for a required field it is 400 (W18). */
export const Text = (options: TextOptions = {}): PropertyDecorator => text(options, []);

/** {@link Text} for names: one line without control characters. */
export const Name = (options: TextOptions = {}): PropertyDecorator => text(options, [oneLine]);

/** A serial number, which is looked up by value: one trimmed line wherever it is given (W18). */
export const SerialNumber = (options: FieldOptions = {}): PropertyDecorator => Name({ max: 100, ...options });

/** An address that a browser or the service may open: http or https with a plain host (A14). */
export const WebAddress = (options: TextOptions = {}): PropertyDecorator =>
  text({ max: 2000, ...options }, [webAddressCheck()]);

/** Checks that a value, or each element of a list, is a web address. */
export const webAddressCheck = (each = false): PropertyDecorator =>
  must(
    `be ${each ? 'http or https addresses' : 'an http or https address'} with a plain host`,
    (value) => typeof value === 'string' && parseHttpUrl(value) !== undefined,
    each,
  );

function text(options: TextOptions, more: readonly PropertyDecorator[]): PropertyDecorator {
  const { max = 1000, min, pattern, form, required } = options;
  const free = pattern === undefined;
  return bodyField(options, {
    schema: { type: String, maxLength: max, minLength: min ?? (required ? 1 : undefined), pattern: pattern?.source },
    ...(free && { read: trimmed, emptyIsNull: true }),
    checks: [
      isText,
      ...(free || required ? [notBlank] : []),
      ...(min === undefined ? [] : [MinLength(min, { message: `$property must have at least ${min} characters` })]),
      atMost(max),
      ...more,
      ...(pattern
        ? [Matches(pattern, { message: `$property must ${form ? `be ${form}` : `match ${pattern.source}`}` })]
        : []),
    ],
  });
}

const emailMessage = { message: '$property must be an email address' };

/** An email address that is safe in a mail header: no quoted local part, no line break. */
export const Email = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, {
    example: 'ada@example.com',
    schema: { type: String, format: 'email', maxLength: 254 },
    checks: [isText, atMost(254), Matches(/^[^\s"\p{Cc}]+$/u, emailMessage), IsEmail({}, emailMessage)],
  });

/** A phone number in any form. */
export const Phone = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, {
    example: '+1 555 0100',
    schema: { type: String, minLength: 1, maxLength: 40 },
    read: trimmed,
    emptyIsNull: true,
    checks: [isText, notBlank, atMost(40)],
  });

/**
 * One of a list of values.
 * @param options `offered`: values that an error about another one names, if some are always rejected.
 */
export const OneOf = (
  values: readonly string[],
  { offered = values, ...options }: FieldOptions & { readonly offered?: readonly string[] } = {},
): PropertyDecorator =>
  bodyField(options, {
    schema: { type: String, enum: [...values] },
    checks: [
      isText,
      IsIn([...values], { message: `$property must be one of ${offered.join(', ')}`, context: { offered } }),
    ],
  });

/** The id of a record. A malformed id is 400 in a body (W3). */
export const IdField = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, {
    example: '65f0c0ffee0000000000a001',
    schema: { type: String, pattern: '^[0-9a-f]{24}$' },
    checks: [idCheck()],
  });

/** Checks that a value, or each element of a list, is an id. */
export const idCheck = (each = false): PropertyDecorator =>
  must(`be ${each ? 'ids' : 'an id'} of 24 lower-case hex characters`, isId, each);
