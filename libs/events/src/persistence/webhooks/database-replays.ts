import { type CompanyId, firstIdAt, type Id, minId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import type { DatabaseUnitOfWork } from '@partner/unit-of-work';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { ReplayCriteria, ReplayProgress, Replays } from '../../application/ports/replays.js';
import { passesFilter } from '../../sql/event-filter.js';
import type { EventProjection } from '../event.projection.js';
import { type FeedCursors, hidingOf } from '../feed-range.js';
import { startNewSeries } from './start-new-series.js';

/** Events scanned per part: as many as can be counted, or written, in a moment. */
const counted = 10_000;
const enqueued = 1_000;
/** Pending deliveries of a subscription above which a replay adds none, so that new events do not wait longer. */
const maxPending = 1_000;
/** Ids may differ from `occurredAt` by some moments. Ranges of ids are widened by this margin, in milliseconds. */
const margin = 86_400_000;

/**
 * Replays as one statement per part, so that a part enqueues exactly what it matched, whatever happens concurrently.
 */
export class DatabaseReplays implements Replays {
  constructor(
    private readonly database: Database,
    private readonly units: DatabaseUnitOfWork,
    private readonly projection: EventProjection,
    private readonly cursors: FeedCursors,
  ) {}

  count(company: CompanyId, criteria: ReplayCriteria): Promise<ReplayProgress | undefined> {
    return this.#part(
      company,
      criteria,
      sql`${this.#matched(company, criteria, counted)}, taken as (select 1 from matched),
        enqueued as (select 1 where false), ${reached(noCut, counted)}`,
    );
  }

  async enqueue(company: CompanyId, criteria: ReplayCriteria, at: Date): Promise<ReplayProgress | undefined> {
    // Replays of a company run one after another, so that each sees the pending deliveries of the previous ones.
    await this.database.lockName(`replay ${company}`);
    const progress = await this.#part(
      company,
      criteria,
      sql`${this.#matched(company, criteria, enqueued)},
      cut as materialized (
        select coalesce(min(m.event_id) filter (where m.ordinal > m.room), ${noCut}) as id from matched m),
      taken as materialized (select m.event_id, m.subscription_id from matched m, cut where m.event_id < cut.id),
      enqueued as (
        ${startNewSeries(company, sql`select * from taken order by subscription_id, event_id`, at)}),
      ${reached(sql`(select cut.id from cut)`, enqueued)}`,
    );
    if (progress && progress.enqueued > 0) this.units.notifyWorkers('webhooks');
    return progress;
  }

  async #part(
    company: CompanyId,
    { cursor = minId, subscriptionId }: ReplayCriteria,
    tables: Sql,
  ): Promise<ReplayProgress | undefined> {
    await this.cursors.position(company, cursor);
    const [found] = await this.database.query<Part>(sql`with ${tables}
      select (select count(*)::int from taken) as matched, (select count(*)::int from enqueued) as enqueued,
        r.id as reached, r.more, ${exists(company, subscriptionId)} as "isKnown" from reached r`);
    const { isKnown, matched, enqueued, reached, more: hasMore } = found!;
    return isKnown ? { matched, enqueued, nextCursor: reached ?? cursor, hasMore } : undefined;
  }

  /**
   * Matches the scanned events with their subscriptions: `ordinal` counts per subscription, `room` is its free
   * capacity.
   */
  #matched(company: CompanyId, criteria: ReplayCriteria, most: number): Sql {
    const { types, subscriptionId, from, to } = criteria;
    const { isHidden, anyHidden } = hidingOf(company);
    const fits = [
      this.projection.shown(anyHidden),
      ...(types ? [sql`t.type = any(${[...types]})`] : []),
      ...(from ? [sql`t.occurred_at >= ${from}`] : []),
      ...(to ? [sql`t.occurred_at <= ${to}`] : []),
    ];
    return sql`looked_at as materialized (
        select t.id, t.type, t.data, ${isHidden} as hidden, ${join(fits, ' and ')} as fits from events t
        where t.company_id = ${company} and ${this.#ids(criteria)} order by t.id limit ${most}::int),
      endpoint as materialized (
        select s.id, s.types, s.filter, ${maxPending}::int - (select count(*) from (select 1 from webhook_deliveries d
          where d.company_id = s.company_id and d.subscription_id = s.id and d.state = 'pending'
          limit ${maxPending}::int) d) as room
        from webhook_subscriptions s where s.company_id = ${company} and s.status = 'active'
        ${subscriptionId ? sql`and s.id = ${subscriptionId}` : empty}),
      matched as materialized (
        select l.id as event_id, e.id as subscription_id, e.room,
          row_number() over (partition by e.id order by l.id) as ordinal
        from looked_at l join endpoint e on e.types is null or l.type = any(e.types)
        where l.fits and ${passesFilter(sql`e`, sql`l`, sql`${company}`, sql`l.hidden`)})`;
  }

  /** Range of ids, which keeps the number of scanned rows low. */
  #ids({ cursor = minId, from, to }: ReplayCriteria): Sql {
    const lowest = [this.cursors.oldest(), ...(from ? [idNear(from, -margin)] : [])].sort().at(-1)!;
    const highest = to ? sql`and t.id < ${idNear(to, margin)}` : empty;
    return sql`t.id > ${cursor} and t.id >= ${lowest} ${highest}`;
  }
}

interface Part {
  readonly matched: number;
  readonly enqueued: number;
  readonly reached: Id | null;
  readonly more: boolean;
  readonly isKnown: boolean;
}

const idNear = (at: Date, milliseconds: number): Id => firstIdAt(new Date(at.getTime() + milliseconds));

/** Sorts after every id. */
const noCut = sql`'g'`;

/** The last processed event, and whether others may follow. @param cut the first event that was not processed */
const reached = (cut: Sql, most: number): Sql => sql`reached as materialized (
  select max(l.id) filter (where l.id < ${cut}) as id,
    coalesce(bool_or(l.id >= ${cut}), false) or count(*) = ${most}::int as more from looked_at l)`;

const exists = (company: CompanyId, subscription: Id | undefined): Sql =>
  subscription === undefined
    ? sql`true`
    : sql`exists (select 1 from webhook_subscriptions s where s.company_id = ${company} and s.id = ${subscription}
        and s.status <> 'deleted')`;
