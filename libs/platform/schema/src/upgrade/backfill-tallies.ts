import type { Contexts } from '../contexts/contexts.js';
import type { Session } from './session.js';

/** Approximate number of rows per statement: some tenths of a second. */
const usualBatch = 200_000;

interface Pending {
  readonly company_id: string;
  readonly counted_table: string;
  readonly counted_until: string;
}

/**
 * Counts the records from before the counters by day existed (decision 31), company by company and in ranges of whole
 * months. It blocks no writers: each statement adds the difference between rows and counters in its snapshot, so
 * concurrent counting by triggers stays correct. Progress is stored; after an interruption, the next run continues.
 * Lists count rows until their company is done.
 * @param client session of the only process that counts.
 * @param batchSize approximate number of rows per statement.
 * @returns the number of counted companies.
 */
export async function backfillTallies(client: Session, contexts: Contexts, batchSize = usualBatch): Promise<number> {
  const tables = [...contexts.resources.values()].flatMap(({ totals }) =>
    totals?.by.includes('created') ? [totals.table] : [],
  );
  let companies = 0;
  for (let [pending] = await next(client); pending; [pending] = await next(client), companies += 1) {
    for (const table of tables.sort().filter((one) => one >= pending.counted_table))
      await countTable(client, pending, table, batchSize);
    await client.query('delete from pending_tallies where company_id = $1', [pending.company_id]);
  }
  return companies;
}

const next = async (client: Session): Promise<Pending[]> =>
  (
    await client.query<Pending>(
      `select company_id, counted_table, counted_until::text from pending_tallies order by company_id limit 1`,
    )
  ).rows;

/** Counts the rows of one table of a company, in ranges of months of creation. */
async function countTable(
  client: Session,
  { company_id, counted_table, counted_until }: Pending,
  table: string,
  batchSize: number,
): Promise<void> {
  let from = table === counted_table ? counted_until : '-infinity';
  while (from !== 'infinity') {
    const { rows } = await client.query<{ until: string }>(endOfRange(table), [company_id, from, batchSize]);
    const { until } = rows[0]!;
    // One transaction for both: counting a range twice has no effect, but skipping one would be wrong.
    await client.query('begin');
    await client.query(countRange(table), [company_id, from, until]);
    await client.query(`update pending_tallies set counted_table = $2, counted_until = $3 where company_id = $1`, [
      company_id,
      table,
      until,
    ]);
    await client.query('commit');
    from = until;
  }
}

/**
 * Statement for the end of the next range: the start of the month in which the batch ends, at least one month after the
 * start.
 */
const endOfRange = (table: string): string => `select coalesce((
    select case when date_trunc('month', b.created_at, 'UTC') > $2::timestamptz
      then date_trunc('month', b.created_at, 'UTC')
      else date_trunc('month', b.created_at, 'UTC') + interval '1 month' end
    from (select t.created_at from ${table} t where t.company_id = $1 and t.created_at >= $2::timestamptz
      order by t.created_at offset $3 limit 1) b), 'infinity')::text as until`;

const countRange = (table: string): string => `
  insert into stored_period_tallies (company_id, kind, span, starts_on, status, location_id, amount)
  select $1, '${table}', d.span, d.starts_on, d.status, d.location_id, sum(d.amount) from (
    select s.span, date_trunc(s.span, t.created_at at time zone 'UTC')::date as starts_on, t.status, t.location_id,
        1 as amount
      from ${table} t cross join (values ('day'), ('month')) s (span)
      where t.company_id = $1 and t.created_at >= $2::timestamptz and t.created_at < $3::timestamptz
    union all
    select t.span, t.starts_on, t.status, t.location_id, -t.amount from record_period_tallies t
      where t.company_id = $1 and t.kind = '${table}' and t.span in ('day', 'month')
        and t.starts_on >= ($2::timestamptz at time zone 'UTC')::date
        and t.starts_on < ($3::timestamptz at time zone 'UTC')::date) d
  group by d.span, d.starts_on, d.status, d.location_id having sum(d.amount) <> 0`;
