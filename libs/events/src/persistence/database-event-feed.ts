import { type CompanyId, type Id, JsonResponse, minId } from '@partner/kernel';
import { type Database, statementTemplate } from '@partner/postgres';
import type { Contexts } from '@partner/schema';
import sql, { type Sql } from 'sql-template-tag';
import type { EventFeed, FeedCriteria, FeedPage } from '../application/ports/event-feed.js';
import type { EventProjection } from './event.projection.js';
import { EventTextReader, eventText } from './event-text.js';
import { eventsFrom, type FeedCursors, type From, hidingOf, newestEvent } from './feed-range.js';

/** Maximum number of events that a poll with a filter scans; its cursor moves past them. */
const maxScanned = 5_000;

/** A page of a company without hidden locations. */
interface PageText {
  readonly text: string | null;
  /** Sequence number of the company's last event; numbers have no gaps (E1). */
  readonly newest: string;
  /** True if the company has hidden locations; then there is no text. */
  readonly hiding: boolean;
}

/** @param rows the ordered event rows `t`; they must be empty while `hides` reports hidden locations */
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

/** Returns a page as text, or only the flag that the company has hidden locations. */
const pageText = (company: CompanyId, { after, oldest }: From, { types, limit }: FeedCriteria): Sql =>
  types ? nextEventsOf(company, after, oldest, limit, [...types]) : nextEvents(company, after, oldest, limit);

/** The feed, read from the event log. `seq` defines the order; event ids serve as cursors. */
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

  async read(company: CompanyId, criteria: FeedCriteria): Promise<FeedPage> {
    const { cursor = minId, limit } = criteria;
    const from = { after: await this.cursors.position(company, cursor), oldest: this.cursors.oldest() };
    const found = await this.#page(company, from, criteria);
    // The page covers everything scanned, unless events were left out and the page is still not full.
    const reached = found.narrowed && found.count < limit ? await this.lastScanned(company, from, found.newest) : found;
    const hasMore = typeof reached?.seq === 'string' && BigInt(reached.seq) < BigInt(found.newest);
    return {
      response: new JsonResponse(
        `{"data":[${found.items ?? ''}],"nextCursor":"${reached?.id ?? cursor}","hasMore":${hasMore}}`,
      ),
      // Events that are past retention are not behind.
      position: hasMore ? reached.seq : found.newest,
    };
  }

  /** Reads a page as text, or builds it in PostgreSQL when something has to be hidden. */
  async #page(company: CompanyId, from: From, criteria: FeedCriteria): Promise<FoundPage> {
    const { text, newest, hiding } = await this.database.one<PageText>(pageText(company, from, criteria));
    if (hiding) return this.database.one<FoundPage>(feedPage(company, from, criteria, this.projection));
    const events = this.#texts.read(text);
    const { seq, id } = events.at(-1) ?? { seq: null, id: null };
    const items = events.map(({ json }) => json).join(',');
    return { items, count: events.length, seq, id, newest, narrowed: criteria.types !== undefined };
  }

  /** Returns the last event that the poll scanned. Events committed since are behind `newest` and were not scanned. */
  private lastScanned(company: CompanyId, from: From, newest: string): Promise<ScanEnd | undefined> {
    return this.database.maybeOne<ScanEnd>(sql`select t.seq, t.id from (select t.seq, t.id ${eventsFrom(company, from)}
      and t.seq <= ${newest}::bigint order by t.seq limit ${maxScanned}::int) t order by t.seq desc limit 1`);
  }
}

/** The last scanned event; null when there was none. */
interface ScanEnd {
  readonly seq: string | null;
  readonly id: Id | null;
}

interface FoundPage extends ScanEnd {
  /** JSON text of the items, separated by commas. */
  readonly items: string | null;
  readonly count: number;
  /** Sequence number of the company's last event; numbers have no gaps (E1). */
  readonly newest: string;
  /** True if events may have been left out. */
  readonly narrowed: boolean;
}

/**
 * Selects a page. Cursor and `hasMore` follow the scanned events while `limit` counts the returned ones, so that a
 * reader with a narrow filter advances (E1).
 */
function feedPage(company: CompanyId, from: From, { types, limit }: FeedCriteria, projection: EventProjection): Sql {
  const { isHidden, anyHidden } = hidingOf(company);
  const shown = projection.shown(anyHidden);
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
