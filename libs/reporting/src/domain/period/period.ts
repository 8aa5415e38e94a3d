import { invalid, missing } from '@partner/kernel';

/** The periods that have a name (R49): weeks from Sunday to Saturday, and calendar months, of the company. */
export const periodNames = ['this_week', 'last_week', 'this_month', 'last_month'] as const;
export type PeriodName = (typeof periodNames)[number];

/** A day of the calendar, `YYYY-MM-DD`: no instant, so that no change of clocks moves it. */
export type CalendarDate = string;

/** What a report covers: a period that today lies in or after, or the days from one to another, both included. */
export type Period =
  { readonly key: PeriodName } | { readonly key: 'custom'; readonly from: CalendarDate; readonly to: CalendarDate };

/** How a period is asked for (§4.12). */
export interface RequestedPeriod {
  readonly period?: PeriodName;
  readonly from?: CalendarDate;
  readonly to?: CalendarDate;
}

/** The most days that a custom period has, both ends counted. */
const maxDays = 366;

/**
 * The period that was asked for; `from` and `to` go before `period` (R49).
 * @throws DomainError `invalid` for one of them without the other, in the wrong order or too far apart, and for none.
 */
export function requestedPeriod({ period, from, to }: RequestedPeriod): Period {
  if (from === undefined && to === undefined) {
    if (period === undefined) throw missing(`period must be given, or from and to: ${periodNames.join(', ')}`);
    return { key: period };
  }
  if (from === undefined || to === undefined) throw missing('from and to must be given together');
  if (from > to) throw invalid('from must not be after to');
  if (daysBetween(from, to) + 1 > maxDays) throw invalid(`from and to must not cover more than ${maxDays} days`);
  return { key: 'custom', from, to };
}

/** Days of UTC have 24 hours each. */
const daysBetween = (from: CalendarDate, to: CalendarDate): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
