import type { StatementExecutor } from './fill-in-batches.js';

/** Rows from before the triggers that count them existed. */
interface UncountedRows {
  readonly kind: string;
  /** Query for `company_id`, `status`, `location_id` and, with `byDay`, `created_at` of each row. */
  readonly rows: string;
  /** True if there are counters by day and month, too. */
  readonly byDay?: boolean;
}

/**
 * Corrects sharded counters to match their rows while triggers already count changes. A statement adds, for each
 * company, the difference between rows and counters in its snapshot: it blocks no writers, concurrent counting stays
 * correct, and it can be repeated.
 */
export async function recountShards(migration: StatementExecutor, { kind, rows, byDay }: UncountedRows): Promise<void> {
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

type Span = 'day' | 'month' | 'other_day' | 'other_month';

interface RowsByDay {
  /** Kind of all rows, or a LIKE pattern of the kinds in their column `kind`. */
  readonly kind: string;
  /** Query for `company_id`, `status`, `location_id`, `day` and `other_day` of each row. */
  readonly rows: string;
  readonly spans: readonly Span[];
  /** True if the counters of all time are corrected, too. */
  readonly ofAllTime?: boolean;
}

/** Corrects the counters by day and month to match their rows, like `recountShards`. */
export async function countPeriods(
  migration: StatementExecutor,
  { kind, rows, spans, ofAllTime }: RowsByDay,
): Promise<void> {
  const [counted, kinds] = kind.includes('%') ? ['r.kind', `like '${kind}'`] : [`'${kind}'`, `= '${kind}'`];
  const starts = (span: Span): string => {
    const day = span.startsWith('other') ? 'r.other_day' : 'r.day';
    return span.endsWith('month') ? `date_trunc('month', ${day}::timestamp)::date` : day;
  };
  if (ofAllTime)
    await migration.execute(`insert into stored_tallies (company_id, kind, status, location_id, amount)
      select company_id, kind, status, location_id, sum(amount) from (
        select r.company_id, ${counted} as kind, r.status, r.location_id, 1 as amount from (${rows}) r
        union all
        select company_id, kind, status, location_id, -amount from record_tallies where kind ${kinds}) d
      group by company_id, kind, status, location_id having sum(amount) <> 0`);
  await migration.execute(`insert into stored_period_tallies
      (company_id, kind, span, starts_on, status, location_id, amount)
    select company_id, kind, span, starts_on, status, location_id, sum(amount) from (
      select r.company_id, ${counted} as kind, s.span, s.starts_on, r.status, r.location_id, 1 as amount
        from (${rows}) r cross join lateral (values ${spans.map((span) => `('${span}', ${starts(span)})`).join(', ')})
          s (span, starts_on)
      union all
      select company_id, kind, span, starts_on, status, location_id, -amount from record_period_tallies
        where kind ${kinds} and span in (${spans.map((span) => `'${span}'`).join(', ')})) d
    where starts_on is not null
    group by company_id, kind, span, starts_on, status, location_id having sum(amount) <> 0`);
}
