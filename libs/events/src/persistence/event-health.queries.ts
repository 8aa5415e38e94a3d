import { type CompanyId, firstIdAt } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';
import type {
  AttemptCounts,
  AttemptCriteria,
  AttemptsOfEndpoint,
  EventHealth,
  FeedPart,
  FirstAttempts,
} from '../application/ports/event-health.js';
import type { EventProjection } from './event.projection.js';
import { type FeedCursors, hidingOf } from './feed-range.js';

const maxEvents = 10_000;
const maxFirst = 5_000;
const maxAttempts = 20_000;
const maxDays = 7;

const percentile = (share: number, milliseconds: Sql): Sql =>
  sql`round(percentile_cont(${raw(String(share))}) within group (order by ${milliseconds})::numeric, 1)::float8`;

export class DatabaseEventHealth implements EventHealth {
  constructor(
    private readonly database: Database,
    private readonly cursors: FeedCursors,
    private readonly projection: EventProjection,
  ) {}

  /** A day ends before the first event of a later day, so that its events are next to each other in the feed. */
  feedByDay(company: CompanyId): Promise<FeedPart[]> {
    const shown = this.projection.shown(hidingOf(company).anyHidden);
    return this.database.query<FeedPart>(sql`with walked as materialized (
        select t.seq, t.id, t.occurred_at, ${shown} as shown from events t
        where t.company_id = ${company} and t.id >= ${this.cursors.oldest()}
        order by t.seq desc limit ${maxEvents + 1}::int),
      placed as (
        select w.*, to_char(max(w.occurred_at at time zone 'UTC') over (order by w.seq), 'YYYY-MM-DD') as day,
          lag(w.id) over (order by w.seq) as before, row_number() over (order by w.seq desc) as place from walked w)
      select p.day, (array_agg(p.before order by p.seq))[1] as "from", (array_agg(p.id order by p.seq desc))[1] as "to",
        count(*) filter (where p.shown)::int as count,
        encode(sha256(convert_to(coalesce(string_agg(p.id || chr(10), '' order by p.seq) filter (where p.shown), ''),
          'UTF8')), 'hex') as digest
      from placed p where p.place <= ${maxEvents}::int
      group by p.day order by p.day desc limit ${maxDays}::int`);
  }

  async firstAttempts(company: CompanyId, since: Date): Promise<FirstAttempts> {
    const delay = sql`extract(epoch from w.attempted_at - e.occurred_at) * 1000`;
    const [row] = await this.database.query<FirstAttempts>(sql`with walked as materialized (
        select a.event_id, a.attempt, a.attempted_at from webhook_attempts a
        where a.company_id = ${company} and a.attempted_at >= ${since} and a.id >= ${firstIdAt(since)}
        order by a.attempted_at desc, a.id desc limit ${maxFirst}::int)
      select count(*)::int as attempts, ${percentile(0.5, delay)} as p50, ${percentile(0.95, delay)} as p95
      from walked w join events e on e.company_id = ${company} and e.id = w.event_id and e.id >= ${firstIdAt(since)}
      where w.attempt = 1`);
    return row!;
  }

  async attempts(company: CompanyId, { subscriptionId, since, by }: AttemptCriteria): Promise<AttemptsOfEndpoint> {
    const rows = await this.database.query<AttemptCounts & { at: Date | null }>(sql`with walked as materialized (
        select a.attempted_at, a.ok, a.duration_ms from webhook_attempts a
        where a.company_id = ${company} and a.subscription_id = ${subscriptionId} and a.attempted_at >= ${since}
          and a.id >= ${firstIdAt(since)}
        order by a.attempted_at desc, a.id desc limit ${maxAttempts}::int)
      select date_trunc(${by}, w.attempted_at, 'UTC') as at, count(*) filter (where w.ok)::int as succeeded,
        count(*) filter (where not w.ok)::int as failed, ${percentile(0.5, sql`w.duration_ms`)} as p50,
        ${percentile(0.95, sql`w.duration_ms`)} as p95
      from walked w group by grouping sets ((1), ()) order by at`);
    const parts = rows.flatMap(({ at, ...counts }) => (at ? [{ at, ...counts }] : []));
    const { at: _, ...total } = rows.find(({ at }) => at === null)!;
    return { since, total, parts, isTruncated: total.succeeded + total.failed === maxAttempts };
  }
}
