import { type Clock, type CompanyId, firstIdAt, type Id, JsonResponse } from '@partner/kernel';
import type { Database } from '@partner/persistence';
import sql, { join, type Sql } from 'sql-template-tag';
import type { SiteEventCriteria, SiteEventQueries } from '../application/ports/site-event-queries.js';
import type { Position, SignedCursors } from './signed-cursors.js';
import { siteEventItem } from './site-event.projection.js';

/** A page that filters by type looks at no more events than this, and moves its cursor past them. */
const maxScanned = 5_000;
const day = 86_400_000;

/** What a page answers. */
interface Page {
  /** The JSON text of the items with commas between them. */
  readonly items: string | null;
  /** Where the next page begins; nothing when this is the last one. */
  readonly reachedAt: Date | null;
  readonly reachedId: Id | null;
}

/** Site events by the time at which they occurred, through one index. */
export class DatabaseSiteEventQueries implements SiteEventQueries {
  /** @param retentionDays how long they are shown after their arrival (R5). */
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cursors: SignedCursors,
    private readonly retentionDays: number,
  ) {}

  async read(company: CompanyId, criteria: SiteEventCriteria): Promise<JsonResponse> {
    const { cursor } = criteria;
    const after = cursor === undefined ? undefined : await this.cursors.read(company, cursor);
    const oldest = firstIdAt(new Date(this.clock.now().getTime() - this.retentionDays * day));
    const { items, reachedAt, reachedId } = await this.database.one<Page>(
      page(events(company, oldest, criteria, after), criteria),
    );
    const hasMore = reachedAt !== null && reachedId !== null;
    const next = hasMore && (await this.cursors.write(company, { occurredAt: reachedAt, id: reachedId }));
    return new JsonResponse(`{"data":[${items ?? ''}],${next ? `"nextCursor":"${next}",` : ''}"hasMore":${hasMore}}`);
  }
}

/** The events behind a position. Types are no condition here: what has to be looked at would have no bound. */
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
 * One more event than is answered tells whether there is a next page. With types, the last event that was looked at
 * stands behind those that match, so that a page of a narrow filter ends there. A CTE keeps the order of its rows.
 */
function page(from: Sql, { types, limit }: SiteEventCriteria): Sql {
  const newestFirst = sql`order by t.occurred_at desc, t.id desc`;
  const matching = types
    ? sql`select case when t.matches then ${siteEventItem} end as item, t.occurred_at, t.id,
          t.seen = ${maxScanned} as ends
        from (select t.*, t.event_type = any(${[...types]}) as matches, row_number() over (${newestFirst}) as seen
          from ${from} ${newestFirst} limit ${maxScanned}) t
        where t.matches or t.seen = ${maxScanned} order by t.seen limit ${limit + 1}`
    : sql`select ${siteEventItem} as item, t.occurred_at, t.id, false as ends
        from ${from} ${newestFirst} limit ${limit + 1}`;
  return sql`with page as materialized (${matching})
    select string_agg(p.item, ',') filter (where p.place <= ${limit}) as items,
      max(p.occurred_at) filter (where p.reached) as "reachedAt", max(p.id) filter (where p.reached) as "reachedId"
    from (select p.*,
        case when (select count(*) from page) > ${limit} then p.place = ${limit} else p.ends end as reached
      from (select p.*, row_number() over () as place from page p) p) p`;
}
