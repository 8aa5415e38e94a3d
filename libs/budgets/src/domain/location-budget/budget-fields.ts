import type { Money } from '@partner/kernel';
import type { Percentage } from './percentage.js';

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
export type WeekField = `${Month}Week`;
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
] as const;
export type MoneyField = (typeof moneyFields)[number];

/** Percentages from 0 to 100 (R41). */
export const percentageFields = [
  'locationPct',
  ...months.map((month) => `${month}Pct` as const),
  'closeRateTarget',
] as const;
export type PercentageField = (typeof percentageFields)[number];

/** Whole numbers of at least 0 (R41). */
export const countFields = ['inventoryCap', ...months.map((month) => `${month}LeadTarget` as const)] as const;
export type CountField = (typeof countFields)[number];

/** All numbers of a budget as given; null is unset. */
export type BudgetNumbers = { readonly [F in MoneyField | PercentageField | CountField]: number | null };

/** All numbers of a budget in exact form. */
export type ExactNumbers = { readonly [F in MoneyField]: Money | null } & {
  readonly [F in PercentageField]: Percentage | null;
} & { readonly [F in CountField]: number | null };

/** Weekly targets, derived from the months (§2.22). */
export type Weeks = { readonly [F in WeekField]: Money | null };
