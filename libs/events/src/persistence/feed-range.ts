import { type Clock, type CompanyId, firstIdAt, type Id, invalidCursor, minId, dayMs } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { Hiding } from './event.projection.js';

/** Start of a reader in the feed: exclusive sequence number, and the lower bound by retention. */
export interface From {
  readonly after: string;
  readonly oldest: Id;
}

/** Event rows `t` of a company's feed from that start. */
export const eventsFrom = (company: CompanyId, { after, oldest }: From): Sql =>
  sql`from events t where t.company_id = ${company} and t.seq > ${after}::bigint and t.id >= ${oldest}`;

/**
 * Sequence number of the company's last event; numbers have no gaps (E1). `coalesce` is inside the subquery: PostgreSQL
 * does not consider it leakproof, so outside it would keep the condition from using the index under a row policy (A7).
 */
export const newestEvent = (company: CompanyId): Sql => sql`(select coalesce(max(c.value), 0) from company_counters c
  where c.company_id = ${company} and c.name = 'event')`;

/** Hidden locations of a company, looked up once for all events `t` of a statement (A5). */
export function hidingOf(company: CompanyId): Required<Hiding> {
  const hidden = sql`array(select h.id from hidden_locations h where h.company_id = ${company})`;
  return { isHidden: sql`coalesce(t.location_id = any(${hidden}), false)`, anyHidden: sql`${hidden} <> '{}'` };
}

/** Maps feed cursors, which are event ids, to sequence numbers (E1). */
export class FeedCursors {
  /** @param retentionDays days for which events are shown (R5) */
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly retentionDays: number,
  ) {}

  /** Returns the lower bound of the ids of events within retention (R5). */
  oldest(): Id {
    return firstIdAt(new Date(this.clock.now().getTime() - this.retentionDays * dayMs));
  }

  /**
   * Returns the sequence number of a cursor. @param name of the parameter. @throws DomainError `invalid` for an unknown
   * cursor.
   */
  async position(company: CompanyId, cursor: Id, name = 'cursor'): Promise<string> {
    if (cursor === minId) return '0';
    const [row] = await this.database.query<{ seq: string }>(sql`
      select seq from events where company_id = ${company} and id = ${cursor} and id >= ${this.oldest()}`);
    if (!row) throw invalidCursor(`${name}: unknown or past retention; start again without a cursor`, name);
    return row.seq;
  }
}
