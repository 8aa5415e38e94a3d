import { Decimal as AnyDecimal } from 'decimal.js';
import { invalid } from './errors.js';

/**
 * Precise enough for all amounts and factors. HALF_UP rounds halves away from zero, including negative amounts (W2).
 */
const Decimal = AnyDecimal.clone({ precision: 40, rounding: AnyDecimal.ROUND_HALF_UP });

declare const moneyBrand: unique symbol;

/**
 * Exact amount of money with two decimal places, such as `1250.00` (W2). It is plain text in the format of PostgreSQL's
 * `numeric(14,2)`: two amounts are equal if their texts are equal.
 */
export type Money = string & { readonly [moneyBrand]: true };

/** Maximum number of digits before the decimal point. */
const digits = 12;

/**
 * Converts a number or text to an amount. A number stands for its decimal text, so 1.005 becomes 1.01. Null and
 * undefined are returned unchanged.
 * @throws DomainError `invalid` for a value that is not a number or has more than twelve digits before the decimal
 * point.
 */
export function money<A extends number | string | null | undefined>(amount: A): Money | Exclude<A, number | string> {
  return amount === null || amount === undefined ? (amount as Exclude<A, number | string>) : toMoney(decimal(amount));
}

/** True if a number has at most so many decimals, so that rounding does not change it (W2). */
export const hasDecimals = (value: number, most: number): boolean => Number(value.toFixed(most)) === value;

/** Adds amounts, or decimal texts with more places, and rounds the sum once; zero if there are none. */
export function sumOf(...amounts: readonly string[]): Money {
  return toMoney(Decimal.sum(0, ...amounts));
}

/** Subtracts `others` from `amount`; the result may be negative. */
export function subtract(amount: Money, ...others: readonly Money[]): Money {
  return toMoney(new Decimal(amount).minus(sumOf(...others)));
}

/** Multiplies an amount, rounded half away from zero. */
export function multiply(amount: Money, factor: number | string): Money {
  return toMoney(new Decimal(amount).times(decimal(factor)));
}

/** Divides an amount, rounded half away from zero. @throws DomainError `invalid` if `parts` is zero. */
export function divide(amount: Money, parts: number | string): Money {
  return toMoney(new Decimal(amount).dividedBy(decimal(parts)));
}

function decimal(value: number | string): AnyDecimal {
  try {
    return new Decimal(value);
  } catch {
    throw invalid(`${JSON.stringify(value)} is not a number`);
  }
}

function toMoney(value: AnyDecimal): Money {
  const rounded = value.toDecimalPlaces(2);
  if (!rounded.isFinite() || rounded.abs().greaterThanOrEqualTo(`1e${digits}`)) {
    throw invalid(`an amount must have at most ${digits} digits before its point`);
  }
  // Zero has no sign, because otherwise two texts would stand for zero.
  return (rounded.isZero() ? '0.00' : rounded.toFixed(2)) as Money;
}
