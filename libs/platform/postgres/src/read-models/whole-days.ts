import sql, { join, raw, type Sql } from 'sql-template-tag';
import { begins, countOf, ends, isLimited, partsOf } from './counted-range.js';
import type { ListPlan } from './list-plan.js';

/** Beginning of a deep page: a condition that excludes whole days before it, and the rows to skip after these. */
export interface WholeDays {
  /** Common table expressions that both use. */
  readonly given: Sql;
  readonly where: Sql;
  readonly offset: Sql;
}

/**
 * Looks up the day on which a page begins in the sharded counters, first its month, so that only rows of that day are
 * skipped one by one. The range may begin within a month or a day: the days of that month are summed, and the rows of
 * that day are counted. While the counters of a company are incomplete or not exact, no day is skipped.
 * @param before number of rows before the page.
 * @returns undefined for a list whose rows or order are not counted by day, or whose rows may lack the time.
 */
export function wholeDays(plan: ListPlan, before: number): WholeDays | undefined {
  const { company, table, sort, order, where, ranges = [], counted = where, kinds, countedExactly = sql`true` } = plan;
  const range = ranges.find(({ time }) => time.text === sort.text);
  const isOnly = ranges.every((one) => one === range || !isLimited(one));
  if (!plan.sharded || kinds || !range || range.optional || !isOnly) return undefined;
  const newestFirst = order === 'desc';
  const { months, days, instants } = partsOf(newestFirst ? { to: range.to } : { from: range.from });
  const whole = [...days, ...months];
  const spans = [...days.map(() => range.spans.day), ...months.map(() => range.spans.month)];
  const summed = (span: Sql, among: Sql, startsOn: Sql): Sql => sql`select ${startsOn} as starts_on,
    sum(t.amount) as amount from record_period_tallies t where t.kind = ${table.sql} and t.span = ${span} and ${among}
      and ${join([sql`t.company_id = ${company}`, ...counted], ' and ')} group by 1`;
  const lastBefore = (rows: Sql, sums: Sql): Sql => sql`select d.starts_on, d.before
    from (select starts_on, ${rows} + sum(amount) over (order by starts_on ${raw(order)}) - amount as before
      from (${sums}) t) d
    where d.before <= ${before}::bigint order by d.starts_on ${raw(newestFirst ? 'asc' : 'desc')} limit 1`;
  const sums = sql`select s.starts_on, s.amount
    from unnest(${spans}::text[], ${begins(whole)}::date[], ${ends(whole)}::date[]) p (span, begins, ends)
    cross join lateral (${summed(
      sql`p.span`,
      sql`t.starts_on >= p.begins and t.starts_on < p.ends`,
      sql`date_trunc('month', t.starts_on::timestamp)::date`,
    )}) s`;
  const inMonth = sql`t.starts_on >= (select starts_on from month)
    and t.starts_on < (select (starts_on + interval '1 month')::date from month)
    and t.starts_on >= ${newestFirst ? '-infinity' : begins(whole)[0]}::date
    and t.starts_on < ${newestFirst ? ends(whole)[0] : 'infinity'}::date`;
  return {
    given: sql`month as materialized (select * from (${lastBefore(countOf(plan, range.time, instants), sums)}) m
        where not exists (select from pending_tallies p where p.company_id = ${company}) and ${countedExactly}),
      skipped as materialized (${lastBefore(
        sql`(select before from month)`,
        summed(sql`${range.spans.day}`, inMonth, sql`t.starts_on`),
      )})`,
    // One parameter for the scan: row-level security lets an index compare only with values, columns and parameters.
    // With the id, which no row is before, PostgreSQL does not take the dates for a range of few rows, and sort them.
    where: sql`(${range.time}, t.id) ${raw(newestFirst ? '<' : '>=')} ((select coalesce(
      (select (starts_on + ${raw(newestFirst ? '1' : '0')})::timestamp at time zone 'UTC' from skipped),
      ${raw(newestFirst ? `'infinity'` : `'-infinity'`)}::timestamptz)), ''::char(24))`,
    offset: sql`${before}::bigint - coalesce((select before from skipped), 0)`,
  };
}
