import { type Clock, type CompanyId, firstIdAt, type Id, invalid, noId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { Hiding } from './event.projection.js';

const day = 86_400_000;

/** Where a reader of the feed begins: after a number, and not before the retention. */
export interface From {
  readonly after: string;
  readonly oldest: Id;
}

/** The rows `t` of a company's feed from there on. */
export const eventsFrom = (company: CompanyId, { after, oldest }: From): Sql =>
  sql`from events t where t.company_id = ${company} and t.seq > ${after}::bigint and t.id >= ${oldest}`;

/**
 * The number of the company's last event; numbers have no gaps (E1). `coalesce` may leak what it is given, so that a
 * policy would keep a condition with it from the index (A7): it is inside.
 */
export const newestEvent = (company: CompanyId): Sql => sql`(select coalesce(max(c.value), 0) from company_counters c
  where c.company_id = ${company} and c.name = 'event')`;

/** The hidden locations of a company, looked up once for all the events of a statement (A5). */
export function hidingOf(company: CompanyId, event = sql`t`): Required<Hiding> {
  const hidden = sql`array(select h.id from hidden_locations h where h.company_id = ${company})`;
  return { isHidden: sql`coalesce(${event}.location_id = any(${hidden}), false)`, anyHidden: sql`${hidden} <> '{}'` };
}

/** Cursors of the feed, which are ids of events, and the numbers that they stand for (E1). */
export class FeedCursors {
  /** @param retentionDays how long events are shown (R5). */
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly retentionDays: number,
  ) {}

  /** No event is shown that has a lower id (R5). */
  oldest(): Id {
    return firstIdAt(new Date(this.clock.now().getTime() - this.retentionDays * day));
  }

  /** The number of a cursor. @param name of the parameter. @throws DomainError `invalid` when it is no cursor. */
  async position(company: CompanyId, cursor: Id, name = 'cursor'): Promise<string> {
    if (cursor === noId) return '0';
    const row = await this.database.maybe<{ seq: string }>(sql`
      select seq from events where company_id = ${company} and id = ${cursor} and id >= ${this.oldest()}`);
    if (!row) throw invalid(`${name}: unknown or past retention; start again without a cursor`, 'invalid_cursor');
    return row.seq;
  }
}
