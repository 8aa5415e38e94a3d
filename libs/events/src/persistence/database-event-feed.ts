import { type Clock, type CompanyId, firstIdAt, type Id, invalid, JsonResponse, noId } from '@partner/kernel';
import type { Database } from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { EventFeed, FeedCriteria } from '../application/ports/event-feed.js';
import type { EventProjection } from './event.projection.js';

/** A poll that filters looks at no more events than this, and moves its cursor past them. */
const maxScanned = 5_000;
const day = 86_400_000;

/** The feed over the event log. The number `seq` is the order; ids are the cursors. */
export class DatabaseEventFeed implements EventFeed {
  /** @param retentionDays how long events are shown (R5). */
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly projection: EventProjection,
    private readonly retentionDays: number,
  ) {}

  async read(company: CompanyId, criteria: FeedCriteria): Promise<JsonResponse> {
    const { cursor = noId, limit } = criteria;
    const oldest = firstIdAt(new Date(this.clock.now().getTime() - this.retentionDays * day));
    const after = cursor === noId ? '0' : await this.position(company, cursor, oldest);
    const from = { after, oldest };
    const found = await this.database.one<Answered>(answered(company, from, criteria, this.projection));
    // Everything scanned was answered, unless some of it was left out and the page is not full all the same.
    const reached = found.narrowed && found.count < limit ? await this.lastScanned(company, from, found.newest) : found;
    const hasMore = typeof reached?.seq === 'string' && BigInt(reached.seq) < BigInt(found.newest);
    return new JsonResponse(
      `{"data":[${found.items ?? ''}],"nextCursor":"${reached?.id ?? cursor}","hasMore":${hasMore}}`,
    );
  }

  /** How far a poll looked. What was committed since is behind `newest` and has not been looked at. */
  private lastScanned(company: CompanyId, from: From, newest: string): Promise<Reached | undefined> {
    return this.database.maybe<Reached>(sql`select t.seq, t.id from (select t.seq, t.id ${events(company, from)}
      and t.seq <= ${newest}::bigint order by t.seq limit ${maxScanned}::int) t order by t.seq desc limit 1`);
  }

  private async position(company: CompanyId, cursor: Id, oldest: Id): Promise<string> {
    const row = await this.database.maybe<{ seq: string }>(sql`
      select seq from events where company_id = ${company} and id = ${cursor} and id >= ${oldest}`);
    if (!row) throw invalid('cursor: unknown or past retention; start again without a cursor', 'invalid_cursor');
    return row.seq;
  }
}

/** Where a poll begins: after a number, and not before the retention. */
interface From {
  readonly after: string;
  readonly oldest: Id;
}

/** The last event that a poll looked at; nothing when there was none. */
interface Reached {
  readonly seq: string | null;
  readonly id: Id | null;
}

/** What a poll answers, with the last of it. */
interface Answered extends Reached {
  /** The JSON text of the items with commas between them. */
  readonly items: string | null;
  readonly count: number;
  /** The number of the company's last event; numbers have no gaps (E1). */
  readonly newest: string;
  /** Whether events can have been left out. */
  readonly narrowed: boolean;
}

const events = (company: CompanyId, { after, oldest }: From): Sql =>
  sql`from events t where t.company_id = ${company} and t.seq > ${after}::bigint and t.id >= ${oldest}`;

/**
 * Cursor and `hasMore` follow what was scanned, `limit` counts what is answered, so that a narrow filter still advances
 * (E1).
 */
function answered(company: CompanyId, from: From, { types, limit }: FeedCriteria, projection: EventProjection): Sql {
  const hidden = sql`array(select h.id from locations h where h.company_id = ${company} and h.hide_from_partner_api)`;
  const isHidden = sql`coalesce(t.location_id = any(${hidden}), false)`;
  const anyHidden = sql`${hidden} <> '{}'`;
  const shown = projection.shown('t', { isHidden, anyHidden });
  const narrowed = types ? sql`true` : anyHidden;
  return sql`with answered as materialized (
      select t.seq, t.id, ${projection.itemWhere({ isHidden, anyHidden })} as item
        from (select t.* ${events(company, from)}
        order by t.seq limit case when ${narrowed} then ${maxScanned}::int else ${limit}::int end) t
      where ${types ? sql`${shown} and t.type = any(${[...types]})` : shown} order by t.seq limit ${limit}::int)
    select (select string_agg(t.item, ',' order by t.seq) from answered t) as items, (select count(*)::int
      from answered) as count,
      l.seq, l.id, coalesce((select c.value from company_counters c where c.company_id = ${company}
        and c.name = 'event'), 0) as newest,
      ${narrowed} as narrowed
    from (select 1) one left join (select t.seq, t.id from answered t order by t.seq desc limit 1) l on true`;
}
