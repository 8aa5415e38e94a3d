import type { ApiPropertyOptions } from '@nestjs/swagger';
import { hasDecimals, parseInstant, parseSpan } from '@partner/kernel';
import { IsBoolean, IsDate, IsInt, IsNumber, Max, Min } from 'class-validator';
import { bodyField, type FieldOptions, must } from './body-field.js';

/** Bounds of a number. `min` and `max` are inclusive, `above` is exclusive. */
export interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly above?: number;
  readonly max?: number;
  readonly decimals?: number;
}

/** A JSON boolean. No other value is accepted. */
export const Flag = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, {
    schema: { type: Boolean },
    checks: [IsBoolean({ message: '$property must be true or false' })],
  });

/** The largest amount that the database stores exactly with two decimals. */
const maxAmount = 999_999_999_999;

/** An amount of money: a number with at most two decimals, never rounded (W2). */
export const Amount = (options: NumberOptions = {}): PropertyDecorator =>
  bodyField(options, { schema: numberSchema(options), checks: numberChecks({ decimals: 2, ...options }) });

/**
 * A finite number other than money with two decimals: a measure, a quantity, a percentage, an amount of any currency.
 */
export const FiniteNumber = (options: NumberOptions = {}): PropertyDecorator =>
  bodyField(options, { schema: numberSchema(options), checks: numberChecks(options) });

export const Integer = (options: NumberOptions = {}): PropertyDecorator =>
  bodyField(options, {
    schema: { type: 'integer', ...bounds(options) },
    checks: [
      IsInt({ message: '$property must be an integer' }),
      ...within({ min: -2_147_483_648, max: 2_147_483_647, ...options }),
    ],
  });

/** An instant as RFC 3339. The field holds a Date. */
export const Instant = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, {
    example: '2026-03-01T15:30:00.000Z',
    schema: { type: String, format: 'date-time' },
    read: reading(parseInstant),
    checks: [IsDate({ message: '$property must be an RFC 3339 time' })],
  });

/**
 * A day as `YYYY-MM-DD`, or an RFC 3339 instant. The field holds a Date: the first instant of the day in UTC (W6), or
 * its last millisecond with `endOfDay`.
 */
export const DateField = ({
  endOfDay = false,
  ...options
}: FieldOptions & { readonly endOfDay?: boolean } = {}): PropertyDecorator =>
  bodyField(options, {
    example: '2026-03-01',
    schema: { type: String },
    words: 'a date (`YYYY-MM-DD`) or a time (RFC 3339)',
    read: reading((text) => parseSpan(text)?.[endOfDay ? 'last' : 'first']),
    checks: [IsDate({ message: '$property must be a date (YYYY-MM-DD) or an RFC 3339 time' })],
  });

/** Leaves unreadable values unchanged, for the following check to reject. */
const reading =
  (read: (text: string) => Date | undefined) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? (read(value) ?? value) : value;

const numberSchema = (options: NumberOptions): ApiPropertyOptions => ({ type: Number, ...bounds(options) });

const numberChecks = (options: NumberOptions): PropertyDecorator[] => [
  IsNumber({}, { message: '$property must be a number' }),
  ...within({ max: maxAmount, ...options }),
];

/** A number above another one is at least that one and a unit of its last decimal. */
const bounds = ({ min, above, max, decimals }: NumberOptions): object => ({
  ...(min !== undefined && { minimum: min }),
  ...(above !== undefined && (decimals ? { minimum: above + 10 ** -decimals } : { exclusiveMinimum: above })),
  ...(max !== undefined && { maximum: max }),
});

function within({ min, above, max, decimals }: NumberOptions): PropertyDecorator[] {
  const checks: PropertyDecorator[] = [];
  if (min !== undefined) checks.push(Min(min, { message: `$property must be at least ${min}` }));
  if (above !== undefined)
    checks.push(must(`be more than ${above}`, (value) => typeof value === 'number' && value > above));
  if (max !== undefined) checks.push(Max(max, { message: `$property must be at most ${max}` }));
  if (decimals !== undefined) {
    const hasFew = (value: unknown): boolean => typeof value === 'number' && hasDecimals(value, decimals);
    checks.push(must(`have at most ${decimals} decimals`, hasFew));
  }
  return checks;
}

/** A response field that a body may contain, so that a response can be sent back. Any value is accepted and ignored. */
export const ReadOnlyField = (schema: ApiPropertyOptions, options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, { schema: { ...schema, readOnly: true }, read: () => undefined, checks: [] });
