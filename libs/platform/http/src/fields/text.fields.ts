import { IsEmail, IsIn, IsString, Matches, MinLength, ValidateBy } from 'class-validator';
import { isId } from '@partner/kernel';
import { bodyField, type FieldOptions } from './body-field.js';

/** Bounds of a text, in characters. */
export interface TextOptions extends FieldOptions {
  /** 1000 unless given. */
  readonly max?: number;
  readonly min?: number;
  /** What it must look like: a text with a form is no free one, and kept as it was given. */
  readonly pattern?: RegExp;
}

const isText = IsString({ message: '$property must be a string' });
const notBlank = Matches(/\S/, { message: '$property must not be blank' });
const oneLine = Matches(/^[^\p{Cc}\u2028\u2029]*$/u, {
  message: '$property must not have control characters or line breaks',
});

/** Characters are counted, not UTF-16 units. */
const atMost = (max: number): PropertyDecorator =>
  ValidateBy({
    name: 'maxCharacters',
    validator: {
      validate: (value) => typeof value === 'string' && (value.length <= max || [...value].length <= max),
      defaultMessage: () => `$property must have at most ${max} characters`,
    },
  });

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/**
 * A text without what stands blank around it. One that is empty then counts as null, and a required one is 400 (W18).
 */
export const Text = (options: TextOptions = {}): PropertyDecorator => text(options, []);

/** As {@link Text}, for what is called by it: in one line, without control characters. */
export const Name = (options: TextOptions = {}): PropertyDecorator => text(options, [oneLine]);

function text(options: TextOptions, more: readonly PropertyDecorator[]): PropertyDecorator {
  const { max = 1000, min, pattern, required } = options;
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
      ...(pattern ? [Matches(pattern, { message: `$property must match ${pattern.source}` })] : []),
    ],
  });
}

const anEmail = { message: '$property must be an email address' };

/** An email address that can stand in a header as it is: no quoted local part, no line break. */
export const Email = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(
    { example: 'ada@example.com', ...options },
    {
      schema: { type: String, format: 'email', maxLength: 254 },
      checks: [isText, atMost(254), Matches(/^[^\s"\p{Cc}]+$/u, anEmail), IsEmail({}, anEmail)],
    },
  );

/** A phone number, in whatever form people write it. */
export const Phone = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(
    { example: '+1 555 0100', ...options },
    {
      schema: { type: String, minLength: 1, maxLength: 40 },
      read: trimmed,
      emptyIsNull: true,
      checks: [isText, notBlank, atMost(40)],
    },
  );

/** Exactly one of some values. */
export const OneOf = (values: readonly string[], options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, {
    schema: { type: String, enum: [...values] },
    checks: [isText, IsIn([...values], { message: `$property must be one of ${values.join(', ')}` })],
  });

/** The id of a record (W3: malformed is 400 in a body). */
export const IdField = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(
    { example: '65f0c0ffee0000000000a001', ...options },
    { schema: { type: String, pattern: '^[0-9a-f]{24}$' }, checks: [anId()] },
  );

/** Checks one value, or each of a list, to be an id. */
export const anId = (each = false): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isId',
      validator: {
        validate: isId,
        defaultMessage: () => `$property must be ${each ? 'ids' : 'an id'} of 24 lower-case hex characters`,
      },
    },
    { each },
  );
