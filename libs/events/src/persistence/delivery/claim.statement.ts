import type { Id } from '@partner/kernel';
import { WorkerSession } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import { pingType } from '../../application/send-test-event/send-test-event.js';
import { isHiddenLocation } from '../../sql/event-visibility.js';
import { eventJoins, type EventProjection, type Hiding } from '../event.projection.js';
import { createdBefore, isDelivering, pendingSubscriptions } from './pending-subscriptions.js';

/** Maximum payload in bytes; a longer event is sent without its `data` (E9). */
const maxPayloadBytes = 256 * 1024;

/** Maximum number of attempts in progress of one subscription, over all workers (E6). */
const perSubscription = 8;

export interface Claim {
  /** Maximum number of deliveries. */
  readonly limit: number;
  readonly lease: Id;
  /** Number of the claiming worker; the claim ends with the worker's session (E10). */
  readonly worker: number;
  readonly now: Date;
  readonly until: Date;
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
 * Leases the earliest due deliveries of each subscription, as far as its 8 attempts allow; subscriptions with the
 * fewest attempts in progress come first, so none is crowded out (E6, E10). The walk over subscriptions reads no
 * backlog.
 *
 * Every attempt sends the same bytes (E8). They are built from the event, which never changes. The body is stored with
 * the lease only when it depends on more: while the company hides a location, and when a lease was never settled, so
 * that it is unknown which bytes were sent.
 */
export function claimStatement({ limit, lease, worker, now, until }: Claim, projection: EventProjection): Sql {
  return sql`with recursive ended as materialized (select array(${WorkerSession.ended}) as ids),
    ${pendingSubscriptions(now)},
    open as materialized (
      select s.company_id, s.id, s.url, s.headers, s.standard_secret, s.previous_standard_secret,
        s.secret, s.previous_secret, s.previous_secret_until,
        exists (select from hidden_locations h where h.company_id = s.company_id) as hides,
        (select count(*)::int from webhook_deliveries d where d.company_id = s.company_id
          and d.subscription_id = s.id and ${createdBefore(sql`d.event_id`, now)} and ${isLeased(now)}) as busy
      from pending w join webhook_subscriptions s on s.company_id = w.company_id and s.id = w.subscription_id
      where ${isDelivering(sql`s`)}),
    picked as materialized (
      select o.*, d.*, d.body is not null or d.attempts > 0 or d.interrupted as sent,
        o.busy + row_number() over (partition by o.id order by d.next_attempt_at) as place
      from open o cross join lateral (
        select d.event_id, d.own_type, d.body, d.attempts, d.next_attempt_at, d.lease_id is not null as interrupted
        from webhook_deliveries d
        where d.state = 'pending' and ${createdBefore(sql`d.event_id`, now)} and d.company_id = o.company_id
          and d.subscription_id = o.id and d.next_attempt_at <= ${now}::timestamptz and not ${isLeased(now)}
        order by d.next_attempt_at limit greatest(${perSubscription}::int - o.busy, 0) for update skip locked) d
      order by place, d.next_attempt_at limit ${limit}::int),
    ready as materialized (
      select p.*, coalesce(t.type, p.own_type) as type, t.traceparent,
        case when ${isShown(projection)} then coalesce(p.body, ${payload(projection)}) end as bytes
      from picked p left join events t on t.company_id = p.company_id and t.id = p.event_id
        and ${createdBefore(sql`t.id`, now)} ${eventJoins})
    update webhook_deliveries d
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
      coalesce(r.own_type <> ${pingType}, false) as "isExample"`;
}
