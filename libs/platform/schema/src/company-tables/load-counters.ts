import type { CompanyId } from '@partner/kernel';
import type { Session } from '../upgrade/session.js';

/** Tables of counters, with the columns by which they count. */
const counters = {
  record_tallies: 'company_id, kind, status, location_id',
  record_period_tallies: 'company_id, kind, span, starts_on, status, location_id',
};

/**
 * Loads rows of a company in the current transaction. Triggers append to its counters meanwhile, and those of each kind
 * become one at the end.
 */
export async function countedTogether<T>(client: Session, company: CompanyId, load: () => Promise<T>): Promise<T> {
  await client.query(`set local partner.counters = 'append'`);
  const loaded = await load();
  await client.query(`set local partner.counters = ''`);
  for (const [table, columns] of Object.entries(counters))
    await client.query(
      `with appended as (delete from ${table} where company_id = $1 returning *)
        insert into ${table} (${columns}, amount)
          select ${columns}, sum(amount) from appended group by ${columns} having sum(amount) <> 0`,
      [company],
    );
  return loaded;
}
