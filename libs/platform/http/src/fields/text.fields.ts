import { IsEmail, IsIn, IsString, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { isId } from '@partner/kernel';
import { bodyField, type FieldOptions } from './body-field.js';

/** Bounds of a text, in characters. */
export interface TextOptions extends FieldOptions {
  /** 1000 unless given. */
  readonly max?: number;
  readonly min?: number;
  readonly pattern?: RegExp;
}

const isText = IsString({ message: '$property must be a string' });
const notBlank = Matches(/\S/, { message: '$property must not be blank' });
const atMost = (max: number): PropertyDecorator =>
  MaxLength(max, { message: `$property must have at most ${max} characters` });

/** A text, kept as it was given. A required one must not be blank. */
export function Text(options: TextOptions = {}): PropertyDecorator {
  const { max = 1000, min, pattern, required } = options;
  const checks = [isText];
  if (required) checks.push(notBlank);
  if (min !== undefined) checks.push(MinLength(min, { message: `$property must have at least ${min} characters` }));
  checks.push(atMost(max));
  if (pattern) checks.push(Matches(pattern, { message: `$property must match ${pattern.source}` }));
  return bodyField(options, {
    schema: { type: String, maxLength: max, minLength: min ?? (required ? 1 : undefined), pattern: pattern?.source },
    checks,
  });
}

/** An email address. */
export const Email = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(
    { example: 'ada@example.com', ...options },
    {
      schema: { type: String, format: 'email', maxLength: 254 },
      checks: [isText, atMost(254), IsEmail({}, { message: '$property must be an email address' })],
    },
  );

/** A phone number, in whatever form people write it. */
export const Phone = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(
    { example: '+1 555 0100', ...options },
    { schema: { type: String, minLength: 1, maxLength: 40 }, checks: [isText, notBlank, atMost(40)] },
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
