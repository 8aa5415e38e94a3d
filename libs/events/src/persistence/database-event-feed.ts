import { type CompanyId, type Id, JsonResponse, noId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import type { Contexts } from '@partner/schema';
import sql, { type Sql } from 'sql-template-tag';
import type { EventFeed, FeedCriteria } from '../application/ports/event-feed.js';
import type { EventProjection } from './event.projection.js';
import { EventTextReader } from './event-text.js';
import { maxScanned, type PageText, pageText } from './event-text-page.js';
import { eventsFrom, type FeedCursors, type From, hidingOf, newestEvent } from './feed-range.js';

/** The feed over the event log. The number `seq` is the order; ids are the cursors. */
export class DatabaseEventFeed implements EventFeed {
  readonly #texts: EventTextReader;

  constructor(
    private readonly database: Database,
    private readonly cursors: FeedCursors,
    private readonly projection: EventProjection,
    { resources }: Pick<Contexts, 'resources'>,
  ) {
    this.#texts = new EventTextReader(resources);
  }

  async read(company: CompanyId, criteria: FeedCriteria): Promise<JsonResponse> {
    const { cursor = noId, limit } = criteria;
    const from = { after: await this.cursors.position(company, cursor), oldest: this.cursors.oldest() };
    const found = await this.#page(company, from, criteria);
    // Everything scanned was answered, unless some of it was left out and the page is not full all the same.
    const reached = found.narrowed && found.count < limit ? await this.lastScanned(company, from, found.newest) : found;
    const hasMore = typeof reached?.seq === 'string' && BigInt(reached.seq) < BigInt(found.newest);
    return new JsonResponse(
      `{"data":[${found.items ?? ''}],"nextCursor":"${reached?.id ?? cursor}","hasMore":${hasMore}}`,
    );
  }

  /** A page as text unless something has to be hidden from it, which PostgreSQL does. */
  async #page(company: CompanyId, from: From, criteria: FeedCriteria): Promise<Answered> {
    const { text, newest, hiding } = await this.database.one<PageText>(pageText(company, from, criteria));
    if (hiding) return this.database.one<Answered>(answered(company, from, criteria, this.projection));
    const events = this.#texts.read(text);
    const { seq, id } = events.at(-1) ?? { seq: null, id: null };
    const items = events.map(({ json }) => json).join(',');
    return { items, count: events.length, seq, id, newest, narrowed: criteria.types !== undefined };
  }

  /** How far a poll looked. What was committed since is behind `newest` and has not been looked at. */
  private lastScanned(company: CompanyId, from: From, newest: string): Promise<Reached | undefined> {
    return this.database.maybe<Reached>(sql`select t.seq, t.id from (select t.seq, t.id ${eventsFrom(company, from)}
      and t.seq <= ${newest}::bigint order by t.seq limit ${maxScanned}::int) t order by t.seq desc limit 1`);
  }
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

/**
 * Cursor and `hasMore` follow what was scanned, `limit` counts what is answered, so that a narrow filter still advances
 * (E1).
 */
function answered(company: CompanyId, from: From, { types, limit }: FeedCriteria, projection: EventProjection): Sql {
  const { isHidden, anyHidden } = hidingOf(company);
  const shown = projection.shown('t', { isHidden, anyHidden });
  const narrowed = types ? sql`true` : anyHidden;
  return sql`with answered as materialized (
      select t.seq, t.id, ${projection.itemWhere({ isHidden, anyHidden })} as item
        from (select t.* ${eventsFrom(company, from)}
        order by t.seq limit case when ${narrowed} then ${maxScanned}::int else ${limit}::int end) t
      where ${types ? sql`${shown} and t.type = any(${[...types]})` : shown} order by t.seq limit ${limit}::int)
    select (select string_agg(t.item, ',' order by t.seq) from answered t) as items, (select count(*)::int
      from answered) as count,
      l.seq, l.id, ${newestEvent(company)} as newest,
      ${narrowed} as narrowed
    from (select 1) one left join (select t.seq, t.id from answered t order by t.seq desc limit 1) l on true`;
}
