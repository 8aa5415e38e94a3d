import { type DomainError, invalid } from '@partner/kernel';

/** An amount in whole minor units of its currency, such as cents of a dollar or fils of a dinar (R45). */
export type MinorUnits = number;

/** Maximum number of digits before the decimal point. */
const largest = 8;

const plain = /^(\d+)(?:\.(\d+))?$/;

/**
 * Converts an amount to minor units by its digits, without floating-point multiplication.
 * @param digits decimals of the currency. @throws DomainError `invalid` for more decimals, or more than 99,999,999
 * major units.
 */
export function minorUnitsOf(amount: number, digits: number): MinorUnits {
  const [, major = '', minor = ''] = plain.exec(String(amount)) ?? [];
  if (major === '') throw wrong('must be a plain decimal number');
  if (minor.length > digits) throw wrong(`must have ${decimals(digits)}`);
  if (major.length > largest) throw wrong('must be less than 100,000,000');
  return Number(major + minor.padEnd(digits, '0'));
}

/** Returns an error about the field `amount`. */
const wrong = (problem: string): DomainError => invalid(`amount ${problem}`, 'invalid_field', { field: 'amount' });

/** Formats minor units as a decimal: 1050 with two digits is `10.50`. */
export function decimalText(units: MinorUnits, digits: number): string {
  const text = String(Math.abs(units)).padStart(digits + 1, '0');
  const point = text.length - digits;
  return `${units < 0 ? '-' : ''}${text.slice(0, point)}${digits > 0 ? `.${text.slice(point)}` : ''}`;
}

/** Formats an amount with its currency: `500.00 USD`. */
export const amountText = (of: {
  readonly amount: MinorUnits;
  readonly digits: number;
  readonly currency: string;
}): string => `${decimalText(of.amount, of.digits)} ${of.currency.toUpperCase()}`;

const decimals = (digits: number): string => (digits === 0 ? 'no decimals' : `at most ${digits} decimals`);
