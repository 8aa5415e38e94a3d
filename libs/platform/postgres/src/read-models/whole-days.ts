import sql, { join, raw, type Sql } from 'sql-template-tag';
import { isLimited } from './counted-range.js';
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
 * skipped one by one. While the counters of a company are incomplete, no day is skipped.
 * @param before number of rows before the page.
 * @returns undefined for a list whose rows or order are not counted by day, or whose rows may lack the time.
 */
export function wholeDays(plan: ListPlan, before: number): WholeDays | undefined {
  const { company, table, sort, order, where, ranges = [], counted = where, kinds } = plan;
  const range = ranges.find(({ time }) => time.text === sort.text);
  if (!plan.sharded || kinds || !range || range.optional || ranges.some(isLimited)) return undefined;
  const newestFirst = order === 'desc';
  const lastBefore = (span: string, rows: Sql, ...among: readonly Sql[]): Sql => sql`select d.starts_on, d.before
    from (select starts_on, ${rows} + sum(amount) over (order by starts_on ${raw(order)}) - amount as before
      from (select t.starts_on, sum(t.amount) as amount from record_period_tallies t
        where t.kind = ${table.sql} and t.span = ${span}
          and ${join([sql`t.company_id = ${company}`, ...among, ...counted], ' and ')} group by t.starts_on) t) d
    where d.before <= ${before}::bigint order by d.starts_on ${raw(newestFirst ? 'asc' : 'desc')} limit 1`;
  const { day, month } = range.spans;
  const inMonth = sql`t.starts_on >= (select starts_on from month)
    and t.starts_on < (select (starts_on + interval '1 month')::date from month)`;
  return {
    given: sql`month as materialized (select * from (${lastBefore(month, sql`0`)}) m
        where not exists (select from pending_tallies p where p.company_id = ${company})),
      skipped as materialized (${lastBefore(day, sql`(select before from month)`, inMonth)})`,
    // One parameter for the scan: row-level security lets an index compare only with values, columns and parameters.
    where: sql`${range.time} ${raw(newestFirst ? '<' : '>=')} (select coalesce(
      (select (starts_on + ${raw(newestFirst ? '1' : '0')})::timestamp at time zone 'UTC' from skipped),
      ${raw(newestFirst ? `'infinity'` : `'-infinity'`)}::timestamptz))`,
    offset: sql`${before}::bigint - coalesce((select before from skipped), 0)`,
  };
}
