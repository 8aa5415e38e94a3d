import { invalid, type Money, money } from '@partner/kernel';

/** An amount in whole minor units of its currency: cents of a dollar, fils of a dinar (R45). */
export type MinorUnits = number;

/** Digits before the point of the largest amount that is taken. */
const largest = 8;

const plain = /^(\d+)(?:\.(\d+))?$/;

/**
 * An amount as it was given, in minor units. It is read from its digits, never multiplied as a floating-point number.
 * @param digits decimals that the currency has. @throws DomainError `invalid` for more decimals, or more than
 * 99,999,999 major units.
 */
export function minorUnitsOf(amount: number, digits: number): MinorUnits {
  const [, major = '', minor = ''] = plain.exec(String(amount)) ?? [];
  if (major === '') throw invalid('amount must be a number with a plain form');
  if (minor.length > digits) throw invalid(`amount must have ${decimals(digits)}`);
  if (major.length > largest) throw invalid('amount must be less than 100,000,000');
  return Number(major + minor.padEnd(digits, '0'));
}

/** Minor units as the text of a decimal: 1050 with two digits is `10.50`. */
export function decimalText(units: MinorUnits, digits: number): string {
  const text = String(Math.abs(units)).padStart(digits + 1, '0');
  const point = text.length - digits;
  return `${units < 0 ? '-' : ''}${text.slice(0, point)}${digits > 0 ? `.${text.slice(point)}` : ''}`;
}

/** Minor units as the money of orders, which has two places (W2). */
export const moneyOf = (units: MinorUnits, digits: number): Money => money(decimalText(units, digits));

const decimals = (digits: number): string => (digits === 0 ? 'no decimals' : `at most ${digits} decimals`);
