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
      const [found] = await read.run(() => this.database.query<Beginning>(beginning(company)));
      const { isFree, newest } = found!;
      if (!isFree) throw unavailable('overloaded', 'too many snapshots at once');
      const cursor = newest && newest >= this.cursors.oldest() ? newest : minId;
      return { cursor, at, run: (items) => read.run(items), end: () => read.end() };
    } catch (error) {
      await read.end();
      throw error;
    }
  }
}

interface Beginning {
  readonly isFree: boolean;
  readonly newest: Id | null;
}

/** Takes one of two slots, advisory locks that end with the transaction, and reads the id of the newest event. */
const beginning = (company: CompanyId): Sql =>
  sql`select case when ${acquireSlot(company, 1)} then true else ${acquireSlot(company, 2)} end as "isFree",
    (select t.id from events t where t.company_id = ${company} and t.seq = ${newestEvent(company)}) as newest`;

const acquireSlot = (company: CompanyId, place: number): Sql =>
  sql`pg_try_advisory_xact_lock(hashtextextended(${`snapshot ${place} ${company}`}, 0))`;
