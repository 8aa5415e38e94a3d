import { type Clock, type CompanyId, firstIdAt, type Id, notFound, dayMs } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { join, type Sql } from 'sql-template-tag';
import type {
  AttemptItem,
  DeliveryCriteria,
  DeliveryDetail,
  DeliveryItem,
  DeliveryPage,
  DeliveryPosition,
  DeliveryQueries,
} from '../../application/ports/delivery-queries.js';
import { firstInOrder } from '../../sql/first-in-order.js';
import { isHiddenLocation } from '../../sql/event-visibility.js';
import { eventJoins, type EventProjection } from '../event.projection.js';

/** Maximum number of deliveries that a page scans; the next page continues behind them. */
const maxScanned = 5_000;
/** Rows of the longest page plus one, for pages that show everything they scan. */
const maxPageRows = 101;
/** Time in milliseconds during which a list without results scans further, since rare matches may be far behind. */
const maxScanMs = 400;
const maxAttempts = 100;

const columns = sql`d.event_id as "eventId", d.subscription_id as "subscriptionId",
  coalesce(d.own_type, t.type) as "eventType", d.own_type is not null as "isTest", s.url, d.state, d.attempts,
  d.last_status as "lastStatus",
  case when d.state = 'pending' and first.event_id is null then d.next_attempt_at end as "nextAttemptAt",
  d.updated_at as "updatedAt", first.event_id as "waitsFor"`;

const joins = sql`left join lateral (${firstInOrder()}) first on d.state = 'pending'
  join webhook_subscriptions s on s.company_id = d.company_id and s.id = d.subscription_id
  left join events t on t.company_id = d.company_id and t.id = d.event_id ${eventJoins}`;

/** Deliveries found by a scan, the number of deliveries scanned, and the position of the last. */
interface Walked {
  readonly data: readonly DeliveryItem[] | null;
  readonly walked: number;
  readonly end: DeliveryPosition | null;
}

/** Delivery queries in PostgreSQL, ordered by the creation of their events, whose ids begin with their time. */
export class DatabaseDeliveryQueries implements DeliveryQueries {
  /** @param retentionDays days for which the log is shown (R5) */
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly projection: EventProjection,
    private readonly retentionDays: number,
  ) {}

  async list(company: CompanyId, criteria: DeliveryCriteria): Promise<DeliveryPage> {
    const until = performance.now() + maxScanMs;
    for (let { after } = criteria; ;) {
      const page = await this.#walk(company, { ...criteria, after });
      if (page.data.length > 0 || !page.next || performance.now() > until) return page;
      after = page.next;
    }
  }

  async #walk(company: CompanyId, criteria: DeliveryCriteria): Promise<DeliveryPage> {
    const [row] = await this.database.query<Walked>(deliveryPage(company, this.#oldest, criteria, this.projection));
    const { data, walked, end } = row!;
    const items = (data ?? []).slice(0, criteria.limit).map(withDates);
    const isFull = (data ?? []).length > criteria.limit;
    const next = isFull ? items.at(-1) : walked === scannedFor(criteria) ? end : undefined;
    return { data: items, ...(next && { next: { eventId: next.eventId, subscriptionId: next.subscriptionId } }) };
  }

  async one(company: CompanyId, { eventId, subscriptionId }: DeliveryPosition): Promise<DeliveryDetail> {
    // A body that was sent but not stored was sent while nothing was hidden (R106).
    const sent = this.projection.itemWhere({ isHidden: isHiddenLocation, anyHidden: sql`(d.attempts = 0)` });
    const [found] = await this.database.query<Omit<DeliveryDetail, 'made'>>(sql`
      select ${columns}, coalesce(d.body, ${sent}) as body from webhook_deliveries d ${joins}
      where d.company_id = ${company} and d.event_id = ${eventId} and d.subscription_id = ${subscriptionId}
        and d.event_id >= ${this.#oldest} and ${isShown(this.projection)}`);
    if (!found) throw notFound('delivery');
    return { ...found, made: await this.#attempts(company, { eventId, subscriptionId }) };
  }

  async ofAttempt(company: CompanyId, id: Id): Promise<DeliveryItem | undefined> {
    const [row] = await this.database.query<DeliveryItem>(sql`
      select ${columns} from webhook_attempts a
        join webhook_deliveries d on d.company_id = a.company_id and d.event_id = a.event_id
          and d.subscription_id = a.subscription_id ${joins}
      where a.company_id = ${company} and a.id = ${id} and a.id >= ${this.#oldest} and ${isShown(this.projection)}`);
    return row;
  }

  #attempts(company: CompanyId, { eventId, subscriptionId }: DeliveryPosition): Promise<AttemptItem[]> {
    return this.database.query<AttemptItem>(sql`
      select id, attempt, url, ok, status_code as "statusCode", duration_ms as "durationMs", error, response,
        response_headers as "responseHeaders", signature,
        attempted_at as "attemptedAt", next_attempt_at as "nextAttemptAt"
      from webhook_attempts where company_id = ${company} and event_id = ${eventId}
        and subscription_id = ${subscriptionId} order by attempted_at desc, id desc limit ${maxAttempts}::int`);
  }

  get #oldest(): string {
    return firstIdAt(new Date(this.clock.now().getTime() - this.retentionDays * dayMs));
  }
}

/**
 * True if partners can see the delivery. Deliveries outside the feed, such as pings, are never hidden; a hidden
 * location hides the deliveries of its events (A5).
 */
const isShown = ({ visible }: EventProjection): Sql => sql`(d.own_type is not null or t.id is null or ${visible})`;

/** Returns how many deliveries a page scans: more than it shows when it filters. */
const scannedFor = ({ eventType, state }: DeliveryCriteria): number =>
  eventType !== undefined || (state !== undefined && state !== 'dead') ? maxScanned : maxPageRows;

/**
 * Selects one page plus one delivery. It scans an index from the end of the previous page: by subscription or of dead
 * deliveries when so filtered. Other filters apply to the scanned deliveries, whose number is limited.
 */
export function deliveryPage(
  company: CompanyId,
  oldest: string,
  criteria: DeliveryCriteria,
  projection: EventProjection,
): Sql {
  const { eventType, state, limit } = criteria;
  const wanted = [
    isShown(projection),
    ...(eventType === undefined ? [] : [sql`coalesce(d.own_type, t.type) = ${eventType}`]),
    ...(state === undefined || state === 'dead' ? [] : [sql`d.state = ${state}`]),
  ];
  return sql`with walked as materialized (
      select d.* from webhook_deliveries d where ${join(walk(company, oldest, criteria), ' and ')}
      order by d.event_id desc, d.subscription_id desc limit ${scannedFor(criteria)}::int),
    page as materialized (select ${columns} from walked d ${joins} where ${join(wanted, ' and ')}
      order by d.event_id desc, d.subscription_id desc limit ${limit + 1}::int)
    select (select json_agg(p order by p."eventId" desc, p."subscriptionId" desc) from page p) as data,
      (select count(*)::int from walked) as walked,
      (select json_build_object('eventId', w.event_id, 'subscriptionId', w.subscription_id) from walked w
        order by w.event_id, w.subscription_id limit 1) as end`;
}

/** Conditions that an index supports. */
function walk(company: CompanyId, oldest: string, criteria: DeliveryCriteria): Sql[] {
  const { subscriptionId, eventId, state, from, to, after } = criteria;
  const first = from && firstIdAt(from) > oldest ? firstIdAt(from) : oldest;
  return [
    sql`d.company_id = ${company} and d.event_id >= ${first}`,
    ...(subscriptionId ? [sql`d.subscription_id = ${subscriptionId}`] : []),
    ...(eventId ? [sql`d.event_id = ${eventId}`] : []),
    ...(state === 'dead' ? [sql`d.state = 'dead'`] : []),
    ...(to ? [sql`d.event_id < ${firstIdAt(new Date(to.getTime() + 1_000))}`] : []),
    ...(after ? [sql`(d.event_id, d.subscription_id) < (${after.eventId}, ${after.subscriptionId})`] : []),
  ];
}

/** Converts times, which are strings inside JSON. */
const withDates = (item: DeliveryItem): DeliveryItem => ({
  ...item,
  nextAttemptAt: item.nextAttemptAt && new Date(item.nextAttemptAt),
  updatedAt: new Date(item.updatedAt),
});
