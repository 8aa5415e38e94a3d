import { type Clock, type CompanyId, type Id, minId, unavailable } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { Snapshot, Snapshots } from '../application/ports/event-feed.js';
import { type FeedCursors, newestEvent } from './feed-range.js';

/**
 * Database snapshots. An event is committed together with its change and a sequence number without gaps (E1). So a
 * change is in the snapshot exactly when the number of its event is at most the newest number in the snapshot.
 */
export class DatabaseSnapshots implements Snapshots {
  constructor(
    private readonly database: Database,
    private readonly cursors: FeedCursors,
    private readonly clock: Clock,
  ) {}

  async begin(company: CompanyId): Promise<Snapshot> {
    const read = this.database.consistentRead(company);
    try {
      const at = this.clock.now();
      const { isFree, cursor } = await read.run(
        async () => (await this.database.query<{ isFree: boolean; cursor: Id }>(this.#beginning(company)))[0]!,
      );
      if (!isFree) throw unavailable('overloaded', 'too many snapshots at once');
      return { cursor, at, run: (items) => read.run(items), end: () => read.end() };
    } catch (error) {
      await read.end();
      throw error;
    }
  }

  /**
   * Takes one of two slots and reads the cursor. Slots are advisory locks that end with the transaction. A feed whose
   * newest event is past retention counts as empty. `offset 0` makes PostgreSQL find the event by its number instead of
   * among all retained events.
   */
  #beginning(company: CompanyId): Sql {
    const newest = sql`select t.id from events t where t.company_id = ${company} and t.seq = ${newestEvent(company)}`;
    return sql`select case when ${acquireSlot(company, 1)} then true else ${acquireSlot(company, 2)} end as "isFree",
      coalesce((select e.id from (${newest} offset 0) e where e.id >= ${this.cursors.oldest()}), ${minId}) as cursor`;
  }
}

const acquireSlot = (company: CompanyId, place: number): Sql =>
  sql`pg_try_advisory_xact_lock(hashtextextended(${`snapshot ${place} ${company}`}, 0))`;
