import sql, { raw, type Sql } from 'sql-template-tag';
import type { Period, PeriodName } from '../domain/period/period.js';

/** First day of the week of a date, a Sunday. */
export const weekOf = (date: Sql): Sql => sql`(${date} - extract(dow from ${date})::int)`;

/** First day of a named period, moved forward by a number of periods; `today` is in or right after the named period. */
const starts: Readonly<Record<PeriodName, (periods: number) => Sql>> = {
  this_week: (periods) => sql`${weekOf(sql`today`)} + ${raw(`${7 * periods}`)}`,
  last_week: (periods) => sql`${weekOf(sql`today`)} + ${raw(`${7 * (periods - 1)}`)}`,
  this_month: (periods) => monthStart(periods),
  last_month: (periods) => monthStart(periods - 1),
};

const monthStart = (months: number): Sql =>
  sql`(date_trunc('month', today::timestamp) + ${raw(`interval '${months} months'`)})::date`;

/**
 * Instant at which a date begins in the company's timezone. Midnight comes twice where the clock is set back from
 * 01:00, and PostgreSQL would take the second one; the microsecond before the first belongs to the previous day.
 */
const beginOf = (date: Sql): Sql =>
  sql`(${date}::timestamp - interval '1 microsecond') at time zone timezone + interval '1 microsecond'`;

/** A custom period is followed by periods of the same length in days (R49). */
const customStart = (from: string, to: string, periods: number): Sql =>
  sql`${from}::date + ${raw(`${periods}`)} * (${to}::date - ${from}::date + 1)`;

/**
 * Days of a forecast (R49), as a `with` clause with one row. Dates: `starts_on`, the exclusive end `ends` of the
 * period, `next_ends` and `plus2_ends` of the two periods after it, and `weeks_start` and `weeks_end` of the weeks that
 * overlap it. Each end is the day after the last one. Instants: `begins_at` and `ends_at`, at which the period begins
 * and ends in the company's timezone, for comparing times: a day need not have 24 hours.
 */
export function bounds(company: string, period: Period, now: Date): Sql {
  const start = (periods: number): Sql =>
    period.key === 'custom' ? customStart(period.from, period.to, periods) : starts[period.key](periods);
  return sql`clock as materialized (
      select c.timezone, (${now}::timestamptz at time zone c.timezone)::date as today from companies c
        where c.company_id = ${company} and c.id = ${company}),
    spans as materialized (
      select timezone, ${start(0)} as starts_on, ${start(1)} as ends, ${start(2)} as next_ends,
        ${start(3)} as plus2_ends from clock),
    bounds as materialized (
      select s.*, ${weekOf(sql`starts_on`)} as weeks_start, ${weekOf(sql`(ends - 1)`)} + 7 as weeks_end,
        ${beginOf(sql`starts_on`)} as begins_at, ${beginOf(sql`ends`)} as ends_at
      from spans s)`;
}
