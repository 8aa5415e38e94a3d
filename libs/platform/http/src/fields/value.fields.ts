import type { ApiPropertyOptions } from '@nestjs/swagger';
import { isExactMoney, parseInstant, parseSpan } from '@partner/kernel';
import { IsBoolean, IsDate, IsInt, IsNumber, Max, Min, ValidateBy } from 'class-validator';
import { bodyField, type FieldOptions } from './body-field.js';

/** Bounds of a number, both included; `above` is not. */
export interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly above?: number;
  readonly max?: number;
}

/** True or false; nothing else stands for them in a body. */
export const Flag = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, {
    schema: { type: Boolean },
    checks: [IsBoolean({ message: '$property must be true or false' })],
  });

/** The largest amount the database holds with its two places exactly. */
const largestAmount = 999_999_999_999;

/** An amount of money: a number with at most two decimals, never rounded (W2). */
export const Amount = (options: NumberOptions = {}): PropertyDecorator =>
  bodyField(options, { schema: numberSchema(options), checks: [...numberChecks(options), twoDecimals] });

/** A finite number that is no money of two decimals: a measure, a quantity, a percentage, an amount of any currency. */
export const FiniteNumber = (options: NumberOptions = {}): PropertyDecorator =>
  bodyField(options, { schema: numberSchema(options), checks: numberChecks(options) });

/** A whole number that fits 32 bits. */
export const Integer = (options: NumberOptions = {}): PropertyDecorator =>
  bodyField(options, {
    schema: { type: 'integer', ...bounds(options) },
    checks: [
      IsInt({ message: '$property must be an integer' }),
      ...within({ min: -2_147_483_648, max: 2_147_483_647, ...options }),
    ],
  });

/** An instant as RFC 3339; the field holds a Date. */
export const Instant = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(
    { example: '2026-03-01T15:30:00.000Z', ...options },
    {
      schema: { type: String, format: 'date-time' },
      read: reading(parseInstant),
      checks: [IsDate({ message: '$property must be an RFC 3339 time' })],
    },
  );

/** What a day stands for. */
export interface DateOptions extends FieldOptions {
  /** The last millisecond of the day in UTC, in place of the first. */
  readonly endOfDay?: boolean;
}

/** A day as `YYYY-MM-DD`, or an instant as RFC 3339; the field holds a Date, the day's first instant in UTC (W6). */
export const DateField = ({ endOfDay = false, ...options }: DateOptions = {}): PropertyDecorator =>
  bodyField(
    { example: '2026-03-01', ...options },
    {
      schema: { type: String },
      words: 'a date (`YYYY-MM-DD`) or a time (RFC 3339)',
      read: reading((text) => parseSpan(text)?.[endOfDay ? 'last' : 'first']),
      checks: [IsDate({ message: '$property must be a date (YYYY-MM-DD) or an RFC 3339 time' })],
    },
  );

/** Leaves what cannot be read as it is, for the check that follows to refuse. */
const reading =
  (read: (text: string) => Date | undefined) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? (read(value) ?? value) : value;

const numberSchema = (options: NumberOptions): ApiPropertyOptions => ({ type: Number, ...bounds(options) });

const numberChecks = (options: NumberOptions): PropertyDecorator[] => [
  IsNumber({}, { message: '$property must be a number' }),
  ...within({ max: largestAmount, ...options }),
];

const twoDecimals = ValidateBy({
  name: 'twoDecimals',
  validator: {
    validate: (value: unknown) => typeof value === 'number' && isExactMoney(value),
    defaultMessage: () => '$property must have at most 2 decimals',
  },
});

const bounds = ({ min, above, max }: NumberOptions): object => ({
  ...(min !== undefined && { minimum: min }),
  ...(above !== undefined && { exclusiveMinimum: above }),
  ...(max !== undefined && { maximum: max }),
});

function within({ min, above, max }: NumberOptions): PropertyDecorator[] {
  const checks: PropertyDecorator[] = [];
  if (min !== undefined) checks.push(Min(min, { message: `$property must be at least ${min}` }));
  if (above !== undefined) checks.push(moreThan(above));
  if (max !== undefined) checks.push(Max(max, { message: `$property must be at most ${max}` }));
  return checks;
}

const moreThan = (bound: number): PropertyDecorator =>
  ValidateBy({
    name: 'moreThan',
    validator: {
      validate: (value: unknown) => typeof value === 'number' && value > bound,
      defaultMessage: () => `$property must be more than ${bound}`,
    },
  });

/**
 * A field of the answer that a body may have, so that what was answered can be sent back: any value is taken, and
 * ignored.
 */
export const ReadOnlyField = (schema: ApiPropertyOptions, options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, { schema: { ...schema, readOnly: true }, read: () => undefined, checks: [] });
