import type { Id } from '@partner/kernel';
import { WorkerSession } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { OwnBatches } from '../../application/ports/due-deliveries.js';
import type { EventProjection, Hiding } from '../event.projection.js';
import { createdBefore, isDelivering, pendingSubscriptions } from './pending-subscriptions.js';

/** Maximum payload in bytes; a longer event is sent without its `data` (E9). */
const maxPayloadBytes = 256 * 1024;

export interface Claim {
  /** Maximum number of batches. */
  readonly limit: number;
  /** Maximum batches of one subscription over all workers (E6). */
  readonly perSubscription: number;
  readonly own: OwnBatches;
  readonly lease: Id;
  /** Number of the claiming worker; the claim ends with the worker's session (E10). */
  readonly worker: number;
  readonly now: Date;
  readonly until: Date;
}

/** True if the location of event `t` of the picked delivery `p` is hidden now (A5). */
const isHidden = sql`coalesce(t.location_id = any(p.hidden), false)`;
const hiding: Hiding = { isHidden, anyHidden: sql`(p.hidden <> '{}')` };
/**
 * Hides nothing from deliveries sent before: a body that was sent but not stored was sent while nothing was hidden, and
 * is built the same way again (E8).
 */
const hidingOnce: Hiding = { isHidden, anyHidden: sql`(p.hidden <> '{}' and not p.sent)` };

/** For companies without hidden locations. */
const hidingNothing: Hiding = { isHidden: sql`false`, anyHidden: sql`false` };

/** The event item, built once because its size is checked before use. */
const payload = (
  projection: EventProjection,
  where: Hiding,
): Sql => sql`(select case when octet_length(made.item) > ${maxPayloadBytes} then ${projection.itemWithoutData}
  else made.item end
  from (select ${projection.itemWhere(where)} as item offset 0) made)`;

/** True if partners can see the event. A `ping` is not in the feed, so it is never hidden. */
const isShown = (projection: EventProjection): Sql =>
  sql`(p.own_type is not null or (t.id is not null and ${projection.shown(hiding.anyHidden)}))`;

/** True if `d` has a valid lease: it has not expired, and the session of its worker has not ended (E10). */
const isLeased = (now: Date): Sql =>
  sql`(d.leased_until > ${now}::timestamptz and coalesce(d.worker_id, 0) <> all((select ids from ended)::int[]))`;

/** Due deliveries of a subscription without a valid lease. */
const free = (
  company: Sql,
  subscription: Sql,
  now: Date,
): Sql => sql`d.state = 'pending' and ${createdBefore(sql`d.event_id`, now)} and d.company_id = ${company}
  and d.subscription_id = ${subscription} and d.next_attempt_at <= ${now}::timestamptz
  and ${isLeased(now)} is not true`;

/**
 * Leases due deliveries as batches, whose deliveries are sent one after another. The statement walks through the index
 * from one subscription with pending deliveries to the next, so that no claim reads the backlog of other subscriptions.
 * It grants batches, subscriptions with the fewest first, and fills them with the earliest due deliveries (E10).
 *
 * An event for several endpoints is read and its body built once per claim: columns that depend only on the event come
 * in a separate row without a subscription. The row of a delivery has only its own columns.
 *
 * Every attempt sends the same bytes (E8). They are built from the event, which never changes. The body is stored with
 * the lease only when it depends on more: while the company hides a location, and when a lease was never settled, so
 * that it is unknown which bytes were sent. Otherwise the row is updated in place, without a new index entry.
 */
export function claimStatement(claim: Claim, projection: EventProjection): Sql {
  const { limit, perSubscription, own, lease, worker, now, until } = claim;
  const { sizes, finishing } = own;
  const depths = JSON.stringify(Object.fromEntries(sizes));
  // A batch is identified by its last delivery.
  const ends = JSON.stringify(
    finishing.map(({ subscriptionId, deliveries }) => `${subscriptionId} ${deliveries.at(-1)!.eventId}`),
  );
  return sql`with recursive ended as materialized (select array(${WorkerSession.ended}) as ids),
    ${pendingSubscriptions(now)},
    counted as (
      select x.company_id, x.subscription_id, sum(x.busy)::int as busy from (
        select company_id, subscription_id, 0 as busy from pending
        union all
        select d.company_id, d.subscription_id, 1 from webhook_deliveries d
        where d.ends_lane and ${createdBefore(sql`d.event_id`, now)} and ${isLeased(now)}
          and not ${ends}::jsonb ? (d.subscription_id || ' ' || d.event_id)) x
      group by 1, 2 having min(x.busy) = 0 and sum(x.busy) < ${perSubscription}::int),
    open as materialized (
      select s.company_id, s.id, c.busy
      from counted c join webhook_subscriptions s on s.company_id = c.company_id and s.id = c.subscription_id
      where ${isDelivering(sql`s`)}),
    hidden as materialized (
      select c.company_id, array(select h.id from hidden_locations h
        where h.company_id = c.company_id) as ids
      from (select distinct company_id from open) c),
    granted as materialized (
      select o.company_id, o.id, count(*)::int as batches, max(o.seen) > count(*) as more,
        coalesce((${depths}::jsonb ->> o.id)::int, 1) as depth,
        (select k.ids from hidden k where k.company_id = o.company_id) as hidden
      from (
        select o.company_id, o.id, d.seen from open o cross join lateral (
          select d.next_attempt_at, row_number() over (order by d.next_attempt_at) as ordinal,
            count(*) over () as seen from (
            select d.next_attempt_at from webhook_deliveries d
            where ${free(sql`o.company_id`, sql`o.id`, now)} order by d.next_attempt_at
              limit ${perSubscription}::int - o.busy + 1) d) d
        where o.busy + d.ordinal <= ${perSubscription}::int
        order by o.busy + d.ordinal, d.next_attempt_at limit ${limit}::int) o
      group by 1, 2),
    picked as materialized (
      select g.company_id, g.id as subscription_id, g.hidden, d.event_id, d.own_type, d.body,
        d.lease_id is not null as interrupted, d.attempts > 0 or d.lease_id is not null as sent,
        d.ordinal::int as ordinal, (d.ordinal % g.batches)::int as batch,
        d.ordinal + g.batches >= d.taken as ends_lane, g.more and d.taken = g.batches * g.depth as more,
        d.body is null and d.lease_id is null and d.own_type is null and g.hidden = '{}' as shares
      from granted g cross join lateral (
        select d.*, row_number() over (order by d.next_attempt_at) - 1 as ordinal, count(*) over () as taken from (
          select d.event_id, d.own_type, d.body, d.next_attempt_at, d.lease_id, d.attempts from webhook_deliveries d
          where ${free(sql`g.company_id`, sql`g.id`, now)}
          order by d.next_attempt_at limit g.batches * g.depth for update skip locked) d) d),
    shared as materialized (
      select t.company_id, t.id, t.type, t.traceparent, ${payload(projection, hidingNothing)} as body
      from (select distinct p.company_id, p.event_id from picked p where p.shares) p
        join events t on t.company_id = p.company_id and t.id = p.event_id and ${createdBefore(sql`t.id`, now)}),
    ready as materialized (
      select p.company_id, p.subscription_id, p.event_id, p.ordinal, p.batch, p.ends_lane, p.more, true as shares,
        null as event_type, null as traceparent, null as body, false as keeps_body
      from picked p where p.shares
      union all
      select p.company_id, p.subscription_id, p.event_id, p.ordinal, p.batch, p.ends_lane, p.more, false,
        coalesce(t.type, p.own_type) as event_type, t.traceparent,
        case when ${isShown(projection)} then coalesce(p.body, ${payload(projection, hidingOnce)}) end,
        p.body is null and (p.interrupted or ${hiding.anyHidden!})
      from picked p left join events t on t.company_id = p.company_id and t.id = p.event_id
        and ${createdBefore(sql`t.id`, now)}
      where not p.shares),
    taken as (
      update webhook_deliveries d
      set lease_id = ${lease}, worker_id = ${worker}::int, leased_until = ${until}::timestamptz,
        ends_lane = r.ends_lane, body = case when r.keeps_body then r.body else d.body end
      from ready r
      where d.company_id = r.company_id and d.event_id = r.event_id and d.subscription_id = r.subscription_id
        and ${createdBefore(sql`d.event_id`, now)}
      returning d.company_id, d.event_id, d.subscription_id, r.shares, r.event_type, r.traceparent, r.body, d.attempts,
        d.attempts_before, d.series_started_at, r.ordinal, r.batch, r.more),
    found as (
      select * from taken
      union all
      select s.company_id, s.id, null, true, s.type, s.traceparent, s.body, null, null, null, null, null, null
      from shared s)
    select f.company_id as "companyId", f.event_id as "eventId", f.subscription_id as "subscriptionId", f.shares,
      f.event_type as "eventType", f.traceparent, f.body, f.attempts, f.attempts_before as "attemptsBefore",
      f.series_started_at as "seriesStartedAt", f.batch, f.more,
      case when row_number() over (order by f.ordinal nulls first) = 1 then (
        select json_agg(json_build_object('companyId', s.company_id, 'subscriptionId', s.id, 'url', s.url,
          'secret', s.secret, 'previousSecret', s.previous_secret, 'previousSecretUntil', s.previous_secret_until))
        from granted g join webhook_subscriptions s on s.company_id = g.company_id and s.id = g.id)
      end as subscriptions
    from found f order by f.ordinal nulls first`;
}
