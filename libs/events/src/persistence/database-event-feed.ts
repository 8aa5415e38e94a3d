import { type CompanyId, type Id, JsonResponse, minId } from '@partner/kernel';
import { type Database, statementTemplate } from '@partner/postgres';
import type { Contexts } from '@partner/schema';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { EventFeed, FeedCriteria, FeedPage } from '../application/ports/event-feed.js';
import type { EventProjection } from './event.projection.js';
import { eventText, eventTextReader, type ReadEvent } from './event-text.js';
import { eventsFrom, type FeedCursors, type From, hidingOf, newestEvent } from './feed-range.js';

interface Newest {
  /** Sequence number of the company's last event; numbers have no gaps (E1). */
  readonly newest: string;
  /** Its id, the cursor of a last page; null when it is past retention. */
  readonly newestId: Id | null;
}

/** A page of a company without hidden locations. */
interface PageText extends Newest {
  readonly text: string | null;
  /** True if the company has hidden locations; then there is no text. */
  readonly hiding: boolean;
}

/** A page, and one event more if there is one. */
interface FoundPage extends Newest {
  readonly events: readonly ReadEvent[];
}

const newestOf = (company: CompanyId, oldest: Id): Sql => sql`${newestEvent(company)} as newest,
  (select n.id from events n where n.company_id = ${company} and n.seq = ${newestEvent(company)} and n.id >= ${oldest})
    as "newestId"`;

/** Events that a page selects: of these types, and of this record. */
interface Selection {
  readonly types?: Sql;
  readonly resourceId?: Id;
}

/** First event rows `t` that meet a condition. Types and records have an index, so nothing is scanned (E1). */
function firstEvents(
  company: CompanyId,
  { after, oldest }: From,
  condition: Sql,
  limit: number,
  { types, resourceId }: Selection,
): Sql {
  const events = (more: Sql): Sql =>
    sql`select t.* ${eventsFrom(company, { after, oldest })} and ${condition} ${more}
      order by t.seq limit ${limit}::int`;
  if (resourceId)
    return events(sql`and t.resource_id = ${resourceId} ${types ? sql`and t.type = any(${types}::text[])` : empty}`);
  if (!types) return events(empty);
  return sql`select t.* from (select distinct unnest(${types}::text[]) as type) k,
    lateral (${events(sql`and t.type = k.type`)}) t order by t.seq limit ${limit}::int`;
}

/** Selects a page as text. It has no rows while the company has hidden locations. */
const pageText = (company: CompanyId, after: string, oldest: Id, limit: number, selection: Selection = {}): Sql => sql`
  with hides as materialized (select ${hidingOf(company).anyHidden} as hiding)
  select ${eventText} as text, ${newestOf(company, oldest)}, (select hiding from hides) as hiding
  from (${firstEvents(company, { after, oldest }, sql`not (select hiding from hides)`, limit, selection)}) t`;

const nextEvents = statementTemplate((company: CompanyId, after: string, oldest: Id, limit: number) =>
  pageText(company, after, oldest, limit),
);
const nextEventsOf = statementTemplate(
  (company: CompanyId, after: string, oldest: Id, limit: number, types: readonly string[]) =>
    pageText(company, after, oldest, limit, { types: sql`${types}` }),
);

/** The feed, read from the event log. `seq` defines the order; event ids serve as cursors. */
export class DatabaseEventFeed implements EventFeed {
  readonly #eventsOf: ReturnType<typeof eventTextReader>;

  constructor(
    private readonly database: Database,
    private readonly cursors: FeedCursors,
    private readonly projection: EventProjection,
    { resources }: Pick<Contexts, 'resources'>,
  ) {
    this.#eventsOf = eventTextReader(resources);
  }

  async read(company: CompanyId, { cursor = minId, limit, ...selected }: FeedCriteria): Promise<FeedPage> {
    const from = { after: await this.cursors.position(company, cursor), oldest: this.cursors.oldest() };
    const { events, newest, newestId } = await this.#page(company, from, { limit: limit + 1, ...selected });
    const shown = events.slice(0, limit);
    const hasMore = events.length > limit;
    const next = hasMore ? shown.at(-1)!.id : (newestId ?? shown.at(-1)?.id ?? cursor);
    const items = shown.map(({ json }) => json).join(',');
    return {
      response: new JsonResponse(`{"data":[${items}],"nextCursor":"${next}","hasMore":${hasMore}}`),
      // Events that are past retention are not behind.
      position: hasMore ? shown.at(-1)!.seq : newest,
      isEmpty: shown.length === 0,
    };
  }

  /** Reads a page as text, or builds it in PostgreSQL when something has to be hidden. */
  async #page(company: CompanyId, from: From, criteria: Omit<FeedCriteria, 'cursor'>): Promise<FoundPage> {
    const { after, oldest } = from;
    const { limit, types, resourceId } = criteria;
    const [row] = await this.database.query<PageText>(
      resourceId
        ? pageText(company, after, oldest, limit, selectionOf(criteria))
        : types
          ? nextEventsOf(company, after, oldest, limit, [...types])
          : nextEvents(company, after, oldest, limit),
    );
    const { text, hiding, ...newest } = row!;
    if (!hiding) return { events: this.#eventsOf(text), ...newest };
    return (await this.database.query<FoundPage>(shownPage(company, from, criteria, this.projection)))[0]!;
  }
}

const selectionOf = ({ types, resourceId }: Omit<FeedCriteria, 'cursor'>): Selection => ({
  types: types && sql`${[...types]}`,
  resourceId,
});

/** Selects a page without hidden events, and without what is hidden in the others (A5). */
function shownPage(
  company: CompanyId,
  from: From,
  criteria: Omit<FeedCriteria, 'cursor'>,
  projection: EventProjection,
): Sql {
  const { isHidden, anyHidden } = hidingOf(company);
  const rows = firstEvents(company, from, projection.shown(anyHidden), criteria.limit, selectionOf(criteria));
  const item = projection.itemWhere({ isHidden, anyHidden });
  return sql`select coalesce((select json_agg(json_build_object('seq', t.seq::text, 'id', t.id, 'json', ${item})
      order by t.seq) from (${rows}) t), '[]') as events, ${newestOf(company, from.oldest)}`;
}
