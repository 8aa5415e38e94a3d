import type { Statements } from './statements.js';

/** Rows of before the triggers that count them. */
export interface UncountedRows {
  /** The kind of the counters. */
  readonly kind: string;
  /** A query for `company_id`, `status`, `location_id` and, when counters by day are kept, `created_at` of each row. */
  readonly rows: string;
  /** True when counters by day and month are kept, too. */
  readonly byDay?: boolean;
}

/**
 * Makes sharded counters what their rows are, when triggers count already what changes. A statement adds, for each
 * company, the difference of the rows to the counters as its snapshot has both: nobody waits, what is counted meanwhile
 * stays right, and it may be repeated.
 */
export async function countInShards(migration: Statements, { kind, rows, byDay }: UncountedRows): Promise<void> {
  await migration.execute(`insert into record_tallies (company_id, kind, status, location_id, amount)
    select company_id, '${kind}', status, location_id, sum(amount) from (
      select company_id, status, location_id, 1 as amount from (${rows}) r
      union all
      select company_id, status, location_id, -amount from record_tallies where kind = '${kind}') d
    group by company_id, status, location_id having sum(amount) <> 0`);
  if (!byDay) return;
  await migration.execute(`insert into record_period_tallies
      (company_id, kind, span, starts_on, status, location_id, amount)
    select company_id, '${kind}', span, starts_on, status, location_id, sum(amount) from (
      select r.company_id, s.span, date_trunc(s.span, r.created_at at time zone 'UTC')::date as starts_on, r.status,
          r.location_id, 1 as amount
        from (${rows}) r cross join (values ('day'), ('month')) s (span)
      union all
      select company_id, span, starts_on, status, location_id, -amount from record_period_tallies
        where kind = '${kind}') d
    group by company_id, span, starts_on, status, location_id having sum(amount) <> 0`);
}
