import type { CompanyId, SweepStep } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '@partner/postgres';
import { rowStep } from './row-step.js';

/** Days of a table counted by day of which no row is left. */
export interface ExpiredDays {
  readonly table: string;
  /** Restricts the selection to the counters of this company. */
  readonly company?: CompanyId | undefined;
  /** End of the last of them: the start of a UTC day. */
  readonly before: Date;
}

/**
 * Selects the counters of these days with their changes, so that those subtracted before are not found again. Companies
 * with counters are found with one index step each.
 */
const counters = ({ table, company, before }: ExpiredDays): Sql => {
  const companies = company
    ? sql`select ${company}::char(24) as id`
    : sql`(select company_id as id from stored_period_tallies order by company_id limit 1)
      union all select (select s.company_id from stored_period_tallies s where s.company_id > c.id
        order by s.company_id limit 1) from found c where c.id is not null`;
  return sql`with recursive found as (${companies})
    select c.id, ${table}::text, d.status, d.location_id, d.starts_on, d.amount from found c cross join lateral (
      select t.status, t.location_id, t.starts_on, -sum(t.amount) as amount from record_period_tallies t
      where t.company_id = c.id and t.kind = ${table} and t.span = 'day'
        and t.starts_on < ${before.toISOString().slice(0, 10)}::date
      group by t.status, t.location_id, t.starts_on having sum(t.amount) <> 0) d`;
};

/** Subtracts expired days from all counters of their table. @returns the number of counters of days. */
export async function subtractDays(database: Database, days: ExpiredDays): Promise<number> {
  const rows = await database.outside(
    sql`insert into tally_changes (company_id, kind, status, location_id, day, amount) ${counters(days)} returning 1`,
  );
  return rows.length;
}

/** Returns the step of `subtractDays` without executing it. */
export const previewDays = (database: Database, days: ExpiredDays): Promise<SweepStep[]> =>
  rowStep(database, 'subtract from the counters', days.table, sql`from (${counters(days)}) c`);
