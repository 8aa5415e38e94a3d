import { invalid, missing } from '@partner/kernel';

/** Named periods (R49) in the company's timezone: weeks from Sunday to Saturday, and calendar months. */
export const periodNames = ['this_week', 'last_week', 'this_month', 'last_month'] as const;
export type PeriodName = (typeof periodNames)[number];

/** A calendar day, `YYYY-MM-DD`. Not an instant, so that it does not depend on timezones or clock changes. */
export type CalendarDate = string;

/** Period of a report: a named one relative to today, or the days from one date to another, both included. */
export type Period =
  { readonly key: PeriodName } | { readonly key: 'custom'; readonly from: CalendarDate; readonly to: CalendarDate };

/** Period in a request (§4.12). */
export interface RequestedPeriod {
  readonly period?: PeriodName;
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
}

/** Maximum length of a custom period in days, including both ends. */
const maxDays = 366;

/**
 * Returns the requested period; `from` and `to` take precedence over `period` (R49).
 * @throws DomainError `invalid` when only one of `from` and `to` is given, when they are in the wrong order or too far
 * apart, and when no period is given.
 */
export function requestedPeriod({ period, from, to }: RequestedPeriod): Period {
  if (from === undefined && to === undefined) {
    if (period === undefined)
      throw missing(`period must be given, or from and to; the periods are ${periodNames.join(', ')}`, {
        field: 'period',
        allowed: periodNames,
      });
    return { key: period };
  }
  if (from === undefined || to === undefined) throw missing('from and to must be given together');
  if (from > to) throw invalid('from must not be after to');
  if (daysBetween(from, to) + 1 > maxDays) throw invalid(`from and to must not cover more than ${maxDays} days`);
  return { key: 'custom', from, to };
}

/** Days in UTC always have 24 hours. */
const daysBetween = (from: CalendarDate, to: CalendarDate): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
