import type { CompanyId, SweepStep } from '@partner/kernel';
import { type Database, rowStep } from '@partner/persistence';
import sql from 'sql-template-tag';

/** A key expires 24 hours after it was finished, at the latest 35 s after it was claimed (I3). */
const usefulFor = 24 * 3_600_000 + 35_000;
const batch = 1_000;

/**
 * Removes the keys that have expired, some at a time. Nobody depends on it: expiry is judged at reading (I4). @returns
 * how many.
 */
export async function sweepIdempotencyKeys(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - usefulFor);
  let removed = 0;
  for (const company of await companies(database)) {
    let last = batch;
    while (last === batch) {
      const rows = await database.outside(sql`
        delete from idempotency_keys
         where company_id = ${company} and operation in (
           select operation from idempotency_keys where company_id = ${company} and claimed_at < ${before}
            order by claimed_at limit ${batch} for update skip locked)
        returning 1`);
      last = rows.length;
      removed += last;
    }
  }
  return removed;
}

/** Returns the step of `sweepIdempotencyKeys`, without taking it. */
export const previewIdempotencyKeys = (database: Database, now: Date): Promise<SweepStep[]> =>
  rowStep(
    database,
    'delete',
    'idempotency_keys',
    sql`from idempotency_keys where claimed_at < ${new Date(now.getTime() - usefulFor)}`,
  );

/** Those that have keys, by one step through the index each. */
async function companies(database: Database): Promise<CompanyId[]> {
  const rows = await database.outside<{ id: CompanyId }>(sql`
    with recursive found as (
      (select company_id as id from idempotency_keys order by company_id limit 1)
      union all
      select (select company_id from idempotency_keys where company_id > found.id order by company_id limit 1)
        from found where found.id is not null)
    select id from found where id is not null`);
  return rows.map(({ id }) => id);
}
