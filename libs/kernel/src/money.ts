import { Decimal as AnyDecimal } from 'decimal.js';
import { invalid } from './errors.js';

/** Long enough for every amount and factor; its HALF_UP takes a half away from zero, for negative amounts too (W2). */
const Decimal = AnyDecimal.clone({ precision: 40, rounding: AnyDecimal.ROUND_HALF_UP });

declare const moneyBrand: unique symbol;

/**
 * An exact amount of money with two places, `1250.00` (W2). It is plain text, as PostgreSQL writes `numeric(14,2)`:
 * two amounts are the same when their texts are.
 */
export type Money = string & { readonly [moneyBrand]: true };

/** A quantity or a rate that amounts are multiplied or divided by. */
export type Factor = number | string;

/** Digits before the point of the largest amount that is held. */
const digits = 12;

/**
 * An amount as it was given: a number stands for the decimal it is written as, so that 1.005 becomes 1.01; none stays
 * none.
 * @throws DomainError `invalid` for what is no number, or has more than twelve digits before its point.
 */
export function money<A extends number | string | null | undefined>(amount: A): Money | Exclude<A, number | string> {
  return amount === null || amount === undefined ? (amount as Exclude<A, number | string>) : held(decimal(amount));
}

/** True if an amount that is given has at most two decimals, so that nothing of it is rounded away (W2). */
export const isExactMoney = (amount: number): boolean => Number(amount.toFixed(2)) === amount;

/** Nothing at all: `0.00`. */
export const noMoney: Money = money(0);

/** All amounts together; nothing when there are none. */
export function sumOf(...amounts: readonly Money[]): Money {
  return held(Decimal.sum(0, ...amounts));
}

/** What is left of `amount` without `others`; less than nothing is possible. */
export function less(amount: Money, ...others: readonly Money[]): Money {
  return held(new Decimal(amount).minus(sumOf(...others)));
}

/** `amount` so many times, rounded half away from zero. */
export function times(amount: Money, factor: Factor): Money {
  return held(new Decimal(amount).times(decimal(factor)));
}

/** `amount` in so many parts, rounded half away from zero. @throws DomainError `invalid` for no parts. */
export function dividedBy(amount: Money, parts: Factor): Money {
  return held(new Decimal(amount).dividedBy(decimal(parts)));
}

/** Whether it is less than nothing. */
export const isNegative = (amount: Money): boolean => amount.startsWith('-');

function decimal(value: number | string): AnyDecimal {
  try {
    return new Decimal(value);
  } catch {
    throw invalid(`${JSON.stringify(value)} is no number`);
  }
}

function held(value: AnyDecimal): Money {
  const rounded = value.toDecimalPlaces(2);
  if (!rounded.isFinite() || rounded.abs().greaterThanOrEqualTo(`1e${digits}`)) {
    throw invalid(`an amount must have at most ${digits} digits before its point`);
  }
  // Zero has no sign, or two zeros would differ.
  return (rounded.isZero() ? '0.00' : rounded.toFixed(2)) as Money;
}
