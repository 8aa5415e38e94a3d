import { type CompanyId, type Id, JsonResponse, noId } from '@partner/kernel';
import { type Contexts, type Database, statementTemplate } from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { EventFeed, FeedCriteria } from '../application/ports/event-feed.js';
import type { EventProjection } from './event.projection.js';
import { eventText, EventTextReader } from './event-text.js';
import { eventsFrom, type FeedCursors, type From, hidingOf, newestEvent } from './feed-range.js';

/** A poll that filters looks at no more events than this, and moves its cursor past them. */
const maxScanned = 5_000;

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

/** A page of a company that hides nothing. */
interface PageText {
  readonly text: string | null;
  /** The number of the company's last event; numbers have no gaps (E1). */
  readonly newest: string;
  /** Whether the company hides something: then there is no text. */
  readonly hiding: boolean;
}

/** @param rows the ordered event rows `t` of a company that hides nothing, out of those of the alias `hides`. */
const pageOf = (company: CompanyId, rows: Sql): Sql => sql`
  with hides as materialized (select ${hidingOf(company).anyHidden} as hiding)
  select ${eventText} as text, ${newestEvent(company)} as newest, (select hiding from hides) as hiding
  from (${rows}) t`;
const next = (company: CompanyId, after: string, oldest: Id): Sql =>
  sql`select t.* ${eventsFrom(company, { after, oldest })} and not (select hiding from hides) order by t.seq`;

const nextEvents = statementTemplate((company: CompanyId, after: string, oldest: Id, limit: number) =>
  pageOf(company, sql`${next(company, after, oldest)} limit ${limit}::int`),
);
const nextEventsOf = statementTemplate(
  (company: CompanyId, after: string, oldest: Id, limit: number, types: readonly string[]) =>
    pageOf(
      company,
      sql`select t.* from (${next(company, after, oldest)} limit ${maxScanned}::int) t
        where t.type = any(${types}) order by t.seq limit ${limit}::int`,
    ),
);

const pageText = (company: CompanyId, { after, oldest }: From, { types, limit }: FeedCriteria): Sql =>
  types ? nextEventsOf(company, after, oldest, limit, [...types]) : nextEvents(company, after, oldest, limit);

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
