import type { Span } from '@partner/kernel';
import sql, { join, type Sql } from 'sql-template-tag';

/** Range of times (W6); a missing end is open. */
export interface TimeRange {
  readonly from?: Span | undefined;
  readonly to?: Span | undefined;
}

/** Range of a time of the listed rows `t` that counters count by day and month. */
export interface CountedRange extends TimeRange {
  readonly time: Sql;
  /** Spans of its counters: a list may have counters of two times. */
  readonly spans: { readonly day: string; readonly month: string };
  /** Kind of its counters, if it is not the table. */
  readonly kind?: string;
  /** Time that is normally not later, such as the creation of a record, which its last change follows. */
  readonly earlier?: Sql | undefined;
  /** True if rows may lack the time: these are in none of its counters. */
  readonly optional?: boolean;
}

/** Range of the first counted time of a list, usually the creation. */
export const byDay = (time: Sql, from?: Span, to?: Span): CountedRange => ({
  ...{ time, from, to },
  spans: { day: 'day', month: 'month' },
});

/**
 * Range of the second counted time of a list, usually the last change.
 * @param earlier time that is normally not later.
 */
export const byOtherDay = (time: Sql, from?: Span, to?: Span, earlier?: Sql): CountedRange => ({
  ...{ time, from, to, earlier },
  spans: { day: 'other_day', month: 'other_month' },
});

export const isLimited = ({ from, to }: TimeRange): boolean => (from ?? to) !== undefined;

/** Interval of instants or days, from `begins` (included) to `ends` (excluded); open ends are infinite. */
export interface Interval {
  readonly begins: string;
  readonly ends: string;
}

/** Parts of a range of instants: whole months and days in UTC, and the remaining instants. */
export interface RangeParts {
  readonly months: readonly Interval[];
  readonly days: readonly Interval[];
  readonly instants: readonly Interval[];
}

/** Milliseconds in a UTC day. */
const day = 86_400_000;
/** First unsupported instant; as a bound it is written as `infinity` (R56). */
const end = Date.UTC(10_000, 0, 1);

const nextDay = (at: number): number => Math.ceil(at / day) * day;
const thisDay = (at: number): number => Math.floor(at / day) * day;
const thisMonth = (at: number): number => monthOf(at, 0);
const nextMonth = (at: number): number => (thisMonth(at) === at ? at : monthOf(at, 1));

function monthOf(at: number, later: number): number {
  if (!Number.isFinite(at)) return at;
  const month = new Date(at);
  month.setUTCHours(0, 0, 0, 0);
  return month.setUTCMonth(month.getUTCMonth() + later, 1);
}

const timestampText = (at: number): string =>
  at === -Infinity ? '-infinity' : at >= end ? 'infinity' : new Date(at).toISOString();

const interval = (begins: number, ends: number): Interval[] =>
  begins < ends ? [{ begins: timestampText(begins), ends: timestampText(ends) }] : [];

/**
 * Interval from `begins` to `ends` without the inner one: the two pieces around it, or the whole if the inner one is
 * empty.
 */
const around = (begins: number, ends: number, from: number, to: number): Interval[] =>
  from < to ? [...interval(begins, from), ...interval(to, ends)] : interval(begins, ends);

/**
 * Divides a range into parts. Times are stored in milliseconds, so the end is one after the last.
 * @param byMonth true if there are no counters by day.
 */
export function partsOf({ from, to }: TimeRange, byMonth = false): RangeParts {
  const begins = from ? from.first.getTime() : -Infinity;
  const ends = to ? to.last.getTime() + 1 : Infinity;
  const [firstDay, lastDay] = [nextDay(begins), thisDay(ends)];
  const [firstMonth, lastMonth] = [nextMonth(firstDay), thisMonth(lastDay)];
  if (byMonth)
    return {
      months: interval(firstMonth, lastMonth),
      days: [],
      instants: around(begins, ends, firstMonth, lastMonth),
    };
  return {
    months: firstDay < lastDay ? interval(firstMonth, lastMonth) : [],
    days: firstDay < lastDay ? around(firstDay, lastDay, firstMonth, lastMonth) : [],
    instants: around(begins, ends, firstDay, lastDay),
  };
}

/** Conditions that the time of the row `t` is in the range. */
export const isIn = ({ time, from, to }: Pick<CountedRange, 'time' | 'from' | 'to'>): Sql[] => [
  ...(from ? [sql`${time} >= ${from.first}`] : []),
  ...(to ? [sql`${time} <= ${to.last}`] : []),
];

/**
 * Conditions that the earlier time of the row `t` is in the range, too, so that an index in its order starts there.
 * They hold for all rows if the company has any whose earlier time is later; the index `<table>_dated_later` finds one.
 */
export const isNotLater = ({ time, to, earlier }: CountedRange, { company, table }: CountedRows): Sql[] =>
  to && earlier
    ? [
        sql`${earlier} <= (select case when exists (select from ${table} t where t.company_id = ${company}
          and ${time} < ${earlier}) then 'infinity' else ${to.last}::timestamptz end)`,
      ]
    : [];

export const begins = (intervals: readonly Interval[]): string[] => intervals.map((one) => one.begins);
export const ends = (intervals: readonly Interval[]): string[] => intervals.map((one) => one.ends);

/** Rows of one list. */
export interface CountedRows {
  readonly company: string;
  readonly table: Sql;
  /** Conditions on the row `t`, in addition to the company and ranges. */
  readonly where: readonly Sql[];
  /** Conditions on the counter `t` with the columns `status` and `location_id`, if they differ. */
  readonly counted?: readonly Sql[] | undefined;
  /** Condition that the counters include a row `t`, where they do not include all. */
  readonly countable?: Sql | undefined;
  /** Array of the kinds of the counters, if they are not those of the table; these have no counters by day. */
  readonly kinds?: Sql | undefined;
}

/** Condition that the counter `t` is one of the rows. */
export const isOfKind = ({ table, kinds }: CountedRows, range?: CountedRange): Sql =>
  kinds ? sql`t.kind = any(${kinds})` : sql`t.kind = ${range?.kind ?? table.sql}`;

/**
 * Counts rows with a time in a range: whole months and days from the sharded counters, the rest by counting rows, all
 * in the snapshot of the statement. While the counters of a company are incomplete, all rows are counted. The text of
 * the statement is the same for every range.
 */
export function rangeCount(rows: CountedRows, range: CountedRange): Sql {
  const { company, table, where, counted = where, countable = sql`true`, kinds } = rows;
  const { time, spans } = range;
  const { months, days, instants } = partsOf(range, kinds !== undefined);
  const parts = [...months.map(() => spans.month), ...days.map(() => spans.day)];
  const whole = [...months, ...days];
  const [all] = interval(range.from?.first.getTime() ?? -Infinity, range.to ? range.to.last.getTime() + 1 : Infinity);
  return sql`select case when exists (select from pending_tallies p where p.company_id = ${company}) then (
      select count(*) from ${table} t where t.company_id = ${company}
        and ${time} >= ${all?.begins ?? 'infinity'}::timestamptz and ${time} < ${all?.ends ?? '-infinity'}::timestamptz
        and ${join([...where, countable], ' and ')})
    else (select coalesce(sum((select sum(t.amount) from record_period_tallies t
        where t.company_id = ${company} and ${isOfKind(rows, range)} and t.span = p.span
          and t.starts_on >= p.begins and t.starts_on < p.ends and ${join(counted, ' and ')})), 0)
      from unnest(${parts}::text[], ${begins(whole)}::date[], ${ends(whole)}::date[]) p (span, begins, ends))
    + ${countOf(rows, time, instants)} end`;
}

/** Counts rows with a time in one of some intervals of instants. */
export const countOf = (
  { company, table, where, countable = sql`true` }: CountedRows,
  time: Sql,
  instants: readonly Interval[],
): Sql => sql`(select coalesce(sum((select count(*) from ${table} t where t.company_id = ${company}
    and ${time} >= p.begins and ${time} < p.ends and ${join([...where, countable], ' and ')})), 0)
  from unnest(${begins(instants)}::timestamptz[], ${ends(instants)}::timestamptz[]) p (begins, ends))`;
