import { divide, hasDecimals, invalid, money, type Money } from '@partner/kernel';
import type { BudgetNumbers, ExactNumbers, Month, Weeks } from './budget-fields.js';
import { countFields, moneyFields, months, percentageFields, weekField, percentage } from './budget-fields.js';

/** Number of weeks per month (§2.22). */
const weeksInMonth = 4.3;

export const noNumbers = Object.fromEntries(
  [...moneyFields, ...percentageFields, ...countFields].map((field) => [field, null]),
) as BudgetNumbers & ExactNumbers;

/**
 * Converts the given numbers to exact form; missing ones stay absent (R41).
 * @throws DomainError `invalid` for a number that is out of range or has too many decimals (R57).
 */
export function exactNumbers(given: Partial<BudgetNumbers>): Partial<ExactNumbers> {
  const held: Record<string, unknown> = {};
  const hold = <F extends keyof BudgetNumbers>(
    fields: readonly F[],
    read: (name: string, value: number) => unknown,
  ): void => {
    for (const field of fields) {
      const value = given[field];
      if (value !== undefined) held[field] = value === null ? null : read(field, value);
    }
  };
  hold(moneyFields, amount);
  hold(percentageFields, percentage);
  hold(countFields, count);
  return held;
}

/** Weekly targets of the given months: the month divided by 4.3, rounded half away from zero (W2). */
export function weeksOf(targets: Partial<Record<Month, Money | null>>): Partial<Weeks> {
  return Object.fromEntries(
    months.flatMap((month) => {
      const target = targets[month];
      return target === undefined ? [] : [[weekField(month), target && divide(target, weeksInMonth)]];
    }),
  );
}

function amount(name: string, value: number): Money {
  if (value < 0) throw invalid(`${name} must be at least 0`, 'invalid_field', { field: name });
  if (!hasDecimals(value, 2)) throw invalid(`${name} must have at most 2 decimals`, 'invalid_field', { field: name });
  return money(value);
}

function count(name: string, value: number): number {
  if (!Number.isInteger(value) || value < 0)
    throw invalid(`${name} must be a whole number of at least 0`, 'invalid_field', { field: name });
  return value;
}
