import { type Clock, type CompanyId, firstIdAt, type Id, JsonResponse, dayMs } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { join, type Sql } from 'sql-template-tag';
import type { SiteEventCriteria, SiteEventQueries } from '../application/ports/site-events.js';
import type { Position, SignedCursors } from './signed-cursors.js';
import type { ReadSiteEvent, Separators, SiteEventText } from './site-event.projection.js';
import {
  siteEventColumns,
  siteEventsOf,
  siteEventText,
  unguessableSeparators,
  usualSeparators,
} from './site-event.projection.js';

/** Maximum number of events that a page filtered by type scans; the cursor moves past them. */
const maxScanned = 5_000;

/** Markers of a page's rows: an item, an item that is the last scanned event, or only the last scanned event. */
const marks = { item: '+', lastItem: '*', last: '-' } as const;

/** Site events in PostgreSQL, sorted by time of occurrence, read through one index. */
export class DatabaseSiteEventQueries implements SiteEventQueries {
  /** @param retentionDays days that events are shown after their arrival (R5). */
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cursors: SignedCursors,
    private readonly retentionDays: number,
  ) {}

  async read(company: CompanyId, criteria: SiteEventCriteria): Promise<JsonResponse> {
    const { cursor } = criteria;
    const after = cursor === undefined ? undefined : await this.cursors.read(company, cursor);
    const oldest = firstIdAt(new Date(this.clock.now().getTime() - this.retentionDays * dayMs));
    const read = await this.#read(company, events(company, oldest, criteria, after), criteria);
    const items = read.slice(0, criteria.limit).filter(({ mark }) => mark !== marks.last);
    const reached = reachedBy(read, criteria.limit);
    const next = reached && (await this.#cursor(company, reached));
    return new JsonResponse(
      `{"data":[${items.map(({ json }) => json).join(',')}],${next ? `"nextCursor":"${next}",` : ''}` +
        `"hasMore":${next !== undefined}}`,
    );
  }

  async #read(company: CompanyId, from: Sql, criteria: SiteEventCriteria): Promise<ReadSiteEvent[]> {
    const withSeparators = async (separators: Separators): Promise<ReadSiteEvent[] | undefined> => {
      const [text] = await this.database.query<SiteEventText>(page(company, from, criteria, separators));
      return siteEventsOf(text!, separators);
    };
    const read = (await withSeparators(usualSeparators)) ?? (await withSeparators(unguessableSeparators()));
    if (!read) throw new Error('site events contain the random separators of the statement');
    return read;
  }

  #cursor(company: CompanyId, { occurredAt, id }: ReadSiteEvent): Promise<string> {
    return this.cursors.write(company, { occurredAt: new Date(occurredAt), id: id as Id });
  }
}

/** Returns the event after which the next page starts, or undefined on the last page. */
function reachedBy(read: readonly ReadSiteEvent[], limit: number): ReadSiteEvent | undefined {
  if (read.length > limit) return read[limit - 1];
  return read.find(({ mark }) => mark !== marks.item);
}

/** `from` clause of the events after a position. Types are not filtered here, because the scan would be unbounded. */
function events(
  company: CompanyId,
  oldest: Id,
  { sessionId, from, to }: SiteEventCriteria,
  after: Position | undefined,
): Sql {
  const conditions = [sql`t.company_id = ${company} and t.id >= ${oldest}`];
  if (after) conditions.push(sql`(t.occurred_at, t.id) < (${after.occurredAt}, ${after.id})`);
  if (sessionId !== undefined) conditions.push(sql`t.session_id = ${sessionId}`);
  if (from) conditions.push(sql`t.occurred_at >= ${from.first}`);
  if (to) conditions.push(sql`t.occurred_at <= ${to.last}`);
  return sql`site_events t where ${join(conditions, ' and ')}`;
}

/**
 * Reads one event more than requested, to tell whether there is a next page. With types, the last scanned event follows
 * the matching ones, so that a page of a narrow filter ends there. Types are compared in the index. Then the rows of
 * the page are looked up by time and id, which either index with the id finds. Rows of a subquery keep their order.
 */
function page(company: CompanyId, from: Sql, { types, limit }: SiteEventCriteria, separators: Separators): Sql {
  const newestFirst = sql`order by t.occurred_at desc, t.id desc`;
  if (!types)
    return sql`select ${siteEventText(sql`${marks.item}::text`, separators)}
      from (select ${siteEventColumns('t')} from ${from} ${newestFirst} limit ${limit + 1}::int) t`;
  const mark = sql`case when t.seen < ${maxScanned}::int then ${marks.item} when t.matches then ${marks.lastItem}
    else ${marks.last} end`;
  return sql`select ${siteEventText(mark, separators)}
    from (select t.seen, t.matches, ${siteEventColumns('e')} from (
        select t.* from (select t.id, t.occurred_at, t.event_type = any(${[...types]}) as matches,
            row_number() over (${newestFirst}) as seen from ${from} ${newestFirst} limit ${maxScanned}::int) t
        where t.matches or t.seen = ${maxScanned}::int order by t.seen limit ${limit + 1}::int) t
      join site_events e on e.company_id = ${company} and e.id = t.id and e.occurred_at = t.occurred_at
      order by t.seen) t`;
}
