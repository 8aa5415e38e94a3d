import { type CompanyId, firstIdAt, type Id, notFound } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { join, type Sql } from 'sql-template-tag';
import type {
  EventChoice,
  EventCriteria,
  EventDetail,
  EventPage,
  EventQueries,
  EventSummary,
  MatchingEvents,
} from '../application/ports/event-queries.js';
import { passesFilter } from '../sql/event-filter.js';
import { isHiddenLocation } from '../sql/event-visibility.js';
import { eventColumns, eventJoins, type EventProjection } from './event.projection.js';
import type { FeedCursors } from './feed-range.js';

/** Maximum number of events that a page scans; the next page continues behind them. */
const maxScanned = 10_000;
/** Rows of the longest page plus one, for pages that show everything they scan. */
const maxPageRows = 101;
/** Latest events that a choice is tried on. */
const maxPreviewed = 1_000;

/** Events found by a scan, the number of events scanned, and the sequence number of the last. */
interface Walked {
  readonly data: readonly (EventSummary & { readonly seq: string })[] | null;
  readonly walked: number;
  readonly end: string | null;
}

/** Event queries in PostgreSQL, highest sequence number first. */
export class DatabaseEventQueries implements EventQueries {
  constructor(
    private readonly database: Database,
    private readonly cursors: FeedCursors,
    private readonly projection: EventProjection,
  ) {}

  async list(company: CompanyId, criteria: EventCriteria): Promise<EventPage> {
    const [row] = await this.database.query<Walked>(
      eventPage(company, this.cursors.oldest(), criteria, this.projection),
    );
    const { data, walked, end } = row!;
    const rows = (data ?? []).slice(0, criteria.limit);
    const isFull = (data ?? []).length > criteria.limit;
    const next = isFull ? rows.at(-1)?.seq : walked === scannedFor(criteria) ? end : undefined;
    // Times are strings inside JSON.
    const summaries = rows.map(({ seq: _, ...row }) => ({ ...row, occurredAt: new Date(row.occurredAt) }));
    return { data: summaries, ...(next && { next: String(next) }) };
  }

  async one(company: CompanyId, id: Id): Promise<EventDetail> {
    const [found] = await this.database.query<EventDetail>(sql`
      select ${eventColumns}, ${this.projection.item} as item,
        (select json_build_object('actorKind', a.actor_kind, 'actorName', a.actor_name, 'requestId',
            coalesce(t.request_id, a.request_id))
          from audit_entries a where a.company_id = t.company_id and a.resource_type = t.resource_type
            and a.resource_id = t.resource_id and a.at = t.occurred_at order by a.id limit 1) as cause
      from events t ${eventJoins} where t.company_id = ${company} and t.id = ${id} and t.id >= ${this.cursors.oldest()}
        and ${this.projection.visible}`);
    if (!found) throw notFound('event');
    return found;
  }

  async matching(company: CompanyId, { types, filter }: EventChoice): Promise<MatchingEvents> {
    const wanted = sql`(s.types is null or t.type = any(s.types))
      and ${passesFilter(sql`s`, sql`t`, sql`t.company_id`, isHiddenLocation)}`;
    const [row] = await this.database.query<MatchingEvents>(sql`
      with s as (select ${types && [...types]}::text[] as types, ${filter && JSON.stringify(filter)}::jsonb as filter),
      latest as materialized (select t.company_id, t.id, t.type, t.resource_type, t.resource_id, t.location_id, t.data
        from events t where t.company_id = ${company} and t.id >= ${this.cursors.oldest()}
        order by t.seq desc limit ${maxPreviewed}::int)
      select count(*)::int as events, count(*) filter (where ${wanted})::int as matching
      from latest t ${eventJoins} cross join s where ${this.projection.visible}`);
    return row!;
  }
}

/** Returns how many events a page scans: more than it shows when it filters by type. */
const scannedFor = ({ types }: EventCriteria): number => (types ? maxScanned : maxPageRows);

/** Selects one page plus one event, scanning by sequence number from the end of the previous page. */
function eventPage(company: CompanyId, oldest: string, criteria: EventCriteria, projection: EventProjection): Sql {
  const { types, resourceId, from, to, before, limit } = criteria;
  const walk = [
    sql`t.company_id = ${company} and t.id >= ${from && firstIdAt(from) > oldest ? firstIdAt(from) : oldest}`,
    ...(to ? [sql`t.id < ${firstIdAt(new Date(to.getTime() + 1_000))}`] : []),
    ...(resourceId ? [sql`t.resource_id = ${resourceId}`] : []),
    ...(before === undefined ? [] : [sql`t.seq < ${before}::bigint`]),
  ];
  const wanted = [projection.visible, ...(types ? [sql`t.type = any(${[...types]}::text[])`] : [])];
  return sql`with walked as materialized (
      select t.* from events t where ${join(walk, ' and ')} order by t.seq desc
      limit ${scannedFor(criteria)}::int),
    page as materialized (select ${eventColumns}, t.seq::text as seq from walked t ${eventJoins}
      where ${join(wanted, ' and ')} order by t.seq desc limit ${limit + 1}::int)
    select (select json_agg(p order by p.seq::bigint desc) from page p) as data,
      (select count(*)::int from walked) as walked, (select min(w.seq)::text from walked w) as end`;
}
