import type { Id } from '@partner/kernel';
import { WorkerSession } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import { perSubscription } from '../../application/ports/due-deliveries.js';
import { pingType } from '../../application/send-test-event/send-test-event.js';
import { isHiddenLocation } from '../../sql/event-visibility.js';
import { eventJoins, type EventProjection, type Hiding } from '../event.projection.js';
import { firstInOrder } from '../../sql/first-in-order.js';
import { createdBefore, isDelivering, pendingSubscriptions } from './pending-subscriptions.js';

/** Maximum payload in bytes; a longer event is sent without its `data` (E9). */
const maxPayloadBytes = 256 * 1024;

/** Due deliveries of an endpoint with an order that a claim looks at; those that wait for earlier ones are put off. */
const lookedAt = 32;
/** Put-off deliveries from which on others that are due may be behind them. */
export const manyPutOff = lookedAt - perSubscription;
/**
 * Seconds for which a delivery that waits for an earlier one is put off. The end of the earlier one makes it due at
 * once, unless that was removed otherwise.
 */
const putOffSeconds = 600;

export interface Claim {
  /** Maximum number of deliveries. */
  readonly limit: number;
  readonly lease: Id;
  /** Number of the claiming worker; the claim ends with the worker's session (E10). */
  readonly worker: number;
  readonly now: Date;
  readonly until: Date;
  /** True for the subscriptions with an order, false for all others (E13). */
  readonly isInOrder: boolean;
}

/**
 * A body that was sent but not stored was sent while nothing was hidden, and is built the same way again (E8). While a
 * company has no hidden locations, no look-up is made.
 */
const hiding: Hiding = { isHidden: isHiddenLocation, anyHidden: sql`(p.hides and not p.sent)` };

/** The event item, built once because its size is checked before use. */
const payload = (projection: EventProjection): Sql => sql`(
  with made as materialized (select ${projection.itemWhere(hiding)} as item)
  select case when octet_length(item) > ${maxPayloadBytes} then ${projection.itemWithoutData} else item end from made)`;

/** True if partners can see the event. A test event is not in the feed, so it is never hidden. */
const isShown = (projection: EventProjection): Sql =>
  sql`(p.own_type is not null or (t.id is not null and ${projection.shown(sql`p.hides`)}))`;

/** True if `d` has a valid lease: it has not expired, and the session of its worker has not ended (E10). */
const isLeased = (now: Date): Sql => sql`(d.lease_id is not null and d.leased_until > ${now}::timestamptz
  and coalesce(d.worker_id, 0) <> all((select ids from ended)::int[]))`;

/**
 * The `open` subscriptions' earliest due deliveries, as far as their 8 attempts allow; subscriptions with the fewest
 * attempts in progress come first, so none is crowded out (E6, E10).
 */
const pickedOf = ({ limit, now }: Claim): Sql => sql`picked as materialized (
      select o.*, d.*, d.body is not null or d.attempts > 0 or d.interrupted as sent,
        o.busy + row_number() over (partition by o.id order by d.next_attempt_at) as place
      from open o cross join lateral (${due(now)}
        order by d.next_attempt_at limit greatest(${perSubscription}::int - o.busy, 0) for update skip locked) d
      where o.delivery_order = 'none'
      order by place, d.next_attempt_at limit ${limit}::int)`;

/**
 * The same for subscriptions with an order, whose pending deliveries of a record wait for the first of them (E13). A
 * claim puts those that are due off, so that no claim meets them again, and holds a lock on the first meanwhile: its
 * outcome is then written after the claim, and {@link nextInOrderStatement} sees what was put off. If the outcome is
 * being written already, they stay due.
 */
const pickedInOrder = ({ limit, now }: Claim): Sql => sql`due as materialized (
      select o.*, d.*, d.body is not null or d.attempts > 0 or d.interrupted as sent,
        first.event_id is not null as waits, held.it as put_off
      from open o cross join lateral (${due(now)} order by d.next_attempt_at
        limit case when o.busy < ${perSubscription}::int then ${lookedAt}::int else 0 end for update skip locked) d
      left join lateral (
        ${firstInOrder(sql`o.company_id`, sql`o.id`, sql`and ${createdBefore(sql`e.event_id`, now)}`)}) first on true
      left join lateral (select true as it from webhook_deliveries e where e.state = 'pending'
        and e.company_id = o.company_id and e.subscription_id = o.id and e.record_id = d.record_id
        and e.record_seq = first.record_seq and e.event_id = first.event_id
        and ${createdBefore(sql`e.event_id`, now)} for share skip locked) held on true
      where o.delivery_order <> 'none'),
    picked as materialized (
      select * from (select d.*, d.busy + row_number() over (partition by d.id order by d.next_attempt_at) as place
        from due d where not d.waits) d
      where d.place <= ${perSubscription}::int order by d.place, d.next_attempt_at limit ${limit}::int),
    put_off as (
      update webhook_deliveries d set next_attempt_at = ${now}::timestamptz + ${putOffSeconds}::int * interval '1 s'
      from due w where w.put_off and d.company_id = w.company_id and d.event_id = w.event_id
        and d.subscription_id = w.id and ${createdBefore(sql`d.event_id`, now)} returning 1)`;

/** Due deliveries `d` of the subscription `o` that no worker has. */
const due = (now: Date): Sql => sql`
        select d.event_id, d.own_type, d.body, d.attempts, d.next_attempt_at, d.lease_id is not null as interrupted,
          d.record_id, d.record_seq
        from webhook_deliveries d
        where d.state = 'pending' and ${createdBefore(sql`d.event_id`, now)} and d.company_id = o.company_id
          and d.subscription_id = o.id and d.next_attempt_at <= ${now}::timestamptz and not ${isLeased(now)}`;

/**
 * Leases due deliveries, either of subscriptions without an order or of those with one. The walk over subscriptions
 * reads no backlog, and attempts in progress are counted for all of them at once: they are few, and have an index. Each
 * row also has a number: of subscriptions with an order that have pending deliveries, or of deliveries that were put
 * off.
 *
 * Every attempt sends the same bytes (E8). They are built from the event, which never changes. The body is stored with
 * the lease only when it depends on more: while the company hides a location, and when a lease was never settled, so
 * that it is unknown which bytes were sent.
 */
export function claimStatement(claim: Claim, projection: EventProjection): Sql {
  const { lease, worker, now, until, isInOrder } = claim;
  return sql`with recursive ended as materialized (select array(${WorkerSession.ended}) as ids),
    ${pendingSubscriptions(now)},
    busy as materialized (
      select d.company_id, d.subscription_id, count(*)::int as n from webhook_deliveries d
      where ${createdBefore(sql`d.event_id`, now)} and ${isLeased(now)} group by 1, 2),
    open as materialized (
      select s.company_id, s.id, s.url, s.headers, s.delivery_order, s.standard_secret, s.previous_standard_secret,
        s.secret, s.previous_secret, s.previous_secret_until,
        exists (select from hidden_locations h where h.company_id = s.company_id) as hides, coalesce(b.n, 0) as busy
      from pending w join webhook_subscriptions s on s.company_id = w.company_id and s.id = w.subscription_id
      left join busy b on b.company_id = s.company_id and b.subscription_id = s.id
      where ${isDelivering(sql`s`)}),
    ${isInOrder ? pickedInOrder(claim) : pickedOf(claim)},
    ready as materialized (
      select p.*, coalesce(t.type, p.own_type) as type, t.traceparent,
        case when ${isShown(projection)} then coalesce(p.body, ${payload(projection)}) end as bytes
      from picked p left join events t on t.company_id = p.company_id and t.id = p.event_id
        and ${createdBefore(sql`t.id`, now)} ${eventJoins}),
    claimed as (update webhook_deliveries d
    set lease_id = ${lease}, worker_id = ${worker}::int, leased_until = ${until}::timestamptz,
      body = case when r.interrupted or r.hides then r.bytes else d.body end
    from ready r where d.company_id = r.company_id and d.event_id = r.event_id and d.subscription_id = r.id
      and ${createdBefore(sql`d.event_id`, now)}
    returning d.company_id as "companyId", d.event_id as "eventId", d.subscription_id as "subscriptionId",
      d.lease_id as "leaseId", r.type as "eventType", r.url, r.secret, r.previous_secret as "previousSecret",
      r.previous_secret_until as "previousSecretUntil", r.headers,
      r.standard_secret as "standardSecret", r.previous_standard_secret as "previousStandardSecret",
      d.attempts, d.attempts_before as "attemptsBefore",
      d.series_started_at as "seriesStartedAt", r.traceparent, r.bytes as body,
      coalesce(r.own_type <> ${pingType}, false) as "isExample", d.record_id is not null as "isInOrder",
      r.place::int)
    select c.*, n.number from (select count(*)::int as number
      from ${isInOrder ? sql`put_off` : sql`open o where o.delivery_order <> 'none'`}) n left join claimed c on true`;
}
