import { type Clock, type CompanyId, firstIdAt, type Id, invalid, JsonAnswer, noId } from '@partner/kernel';
import type { Database } from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { EventFeed, FeedCriteria } from '../application/ports/event-feed.js';
import { eventItem, eventJoins, visibleEvent } from './event.view.js';

/** A poll that filters looks at no more events than this, and moves its cursor past them. */
const maxScanned = 5_000;
const day = 86_400_000;

/** The feed over the event log. The number `seq` is the order; ids are the cursors. */
export class DatabaseEventFeed implements EventFeed {
  /** @param retentionDays how long events are shown (R5). */
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly retentionDays: number,
  ) {}

  async read(company: CompanyId, { cursor = noId, types, limit }: FeedCriteria): Promise<JsonAnswer> {
    const oldest = firstIdAt(new Date(this.clock.now().getTime() - this.retentionDays * day));
    const after = cursor === noId ? '0' : await this.position(company, cursor, oldest);
    const { json } = await this.database.one<{ json: string }>(page(company, { after, oldest, cursor, types, limit }));
    return new JsonAnswer(json);
  }

  private async position(company: CompanyId, cursor: Id, oldest: Id): Promise<string> {
    const row = await this.database.maybe<{ seq: string }>(sql`
      select seq from events where company_id = ${company} and id = ${cursor} and id >= ${oldest}`);
    if (!row) throw invalid('cursor: unknown or past retention; start again without a cursor');
    return row.seq;
  }
}

interface PageOf extends FeedCriteria {
  readonly after: string;
  readonly oldest: Id;
  readonly cursor: Id;
}

/** Cursor and `hasMore` follow what was scanned, `limit` counts what is answered, so that a narrow filter still advances (E1). */
function page(company: CompanyId, { after, oldest, cursor, types, limit }: PageOf): Sql {
  const wanted = types ? sql`${visibleEvent} and t.type = any(${[...types]})` : visibleEvent;
  const scan = types
    ? sql`${maxScanned}::int`
    : sql`(select case when exists (select 1 from locations h where h.company_id = ${company} and h.hide_from_partner_api)
        then ${maxScanned}::int else ${limit}::int end)`;
  return sql`with scanned as materialized (
      select t.*, ${wanted} as wanted from (
        select t.* from events t where t.company_id = ${company} and t.seq > ${after}::bigint and t.id >= ${oldest}
        order by t.seq limit ${scan}) t ${eventJoins}),
    answered as materialized (select t.* from scanned t where t.wanted order by t.seq limit ${limit}::int),
    reached as (select case when (select count(*) from answered) = ${limit}::int
      then (select max(seq) from answered) else (select max(seq) from scanned) end as seq)
    select '{"data":[' || coalesce((select string_agg(${eventItem}, ',' order by t.seq) from answered t ${eventJoins}), '')
      || '],"nextCursor":"' || coalesce((select t.id from scanned t where t.seq = reached.seq), ${cursor})
      || '","hasMore":' || exists (select 1 from events t where t.company_id = ${company}
        and t.seq > coalesce(reached.seq, ${after}::bigint) and t.id >= ${oldest}) || '}' as json
    from reached`;
}
