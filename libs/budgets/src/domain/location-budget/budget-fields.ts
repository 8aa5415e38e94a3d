import { type Money, invalid } from '@partner/kernel';

/** Field names of the months, in order. */
export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
export type Month = (typeof months)[number];

/** Field with the weekly target of a month (§2.22). */
type WeekField = `${Month}Week`;
export const weekField = (month: Month): WeekField => `${month}Week`;

/** Non-negative amounts (R41). */
export const moneyFields = [
  'annualBudget',
  ...months,
  'bonusThreshold1',
  'bonusThreshold2',
  'bonusThreshold3',
  'bonusThreshold4',
  'bonusThreshold5',
  'inventoryCap',
] as const;
type MoneyField = (typeof moneyFields)[number];

/** Percentages from 0 to 100 (R41). */
export const percentageFields = [
  'locationPct',
  ...months.map((month) => `${month}Pct` as const),
  'closeRateTarget',
] as const;
type PercentageField = (typeof percentageFields)[number];

/** Whole numbers of at least 0 (R41). */
export const countFields = months.map((month) => `${month}LeadTarget` as const);
type CountField = (typeof countFields)[number];

/** All numbers of a budget as given; null is unset. */
export type BudgetNumbers = { readonly [F in MoneyField | PercentageField | CountField]: number | null };

/** All numbers of a budget in exact form. */
export type ExactNumbers = { readonly [F in MoneyField]: Money | null } & {
  readonly [F in PercentageField]: Percentage | null;
} & { readonly [F in CountField]: number | null };

/** Weekly targets, derived from the months (§2.22). */
export type Weeks = { readonly [F in WeekField]: Money | null };

declare const percentageBrand: unique symbol;

/** Maximum number of decimals of a percentage (R57). */
const places = 4;

/** Exact percentage from 0 to 100 with four decimals, `8.3333`, as PostgreSQL formats `numeric(7,4)` (R41, R57). */
export type Percentage = string & { readonly [percentageBrand]: true };

/** @param name field name for the message. @throws DomainError `invalid` outside 0 to 100, or for too many decimals. */
export function percentage(name: string, value: number): Percentage {
  if (!(value >= 0 && value <= 100))
    throw invalid(`${name} must be between 0 and 100`, 'invalid_field', { field: name });
  const text = value.toFixed(places);
  if (Number(text) !== value)
    throw invalid(`${name} must have at most ${places} decimals`, 'invalid_field', { field: name });
  return text as Percentage;
}
