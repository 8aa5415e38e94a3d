import type { Id } from '@partner/kernel';
import { endedWorkers } from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { OwnBatches } from '../../application/ports/due-deliveries.js';
import { eventJoins, type EventProjection } from '../event.projection.js';
import { createdBefore, pendingSubscriptions } from './pending-subscriptions.js';

/** Bytes of the longest payload; an event that is longer goes out without its `data` (E9). */
const maxPayloadBytes = 256 * 1024;

export interface Claim {
  /** How many batches at most. */
  readonly limit: number;
  /** Batches of one subscription, in all workers together (E6). */
  readonly perSubscription: number;
  readonly own: OwnBatches;
  readonly lease: Id;
  /** Whose claim it is: it ends with the session of the worker (E10). */
  readonly worker: number;
  readonly now: Date;
  readonly until: Date;
}

/** The item, made once: it is measured before it is used. */
const payload = ({
  item,
  itemWithoutData,
}: EventProjection): Sql => sql`(select case when octet_length(made.item) > ${maxPayloadBytes} then ${itemWithoutData}
  else made.item end
  from (select ${item} as item offset 0) made)`;

/** A `ping` is not in the feed, and so is never hidden. */
const isShown = ({ visible }: EventProjection): Sql =>
  sql`(p.own_type is not null or (t.id is not null and ${visible}))`;

/** Whether a lease of `d` holds: it has not run out, and the session of its worker has not ended (E10). */
const isLeased = (now: Date): Sql =>
  sql`(d.leased_until > ${now}::timestamptz and coalesce(d.worker_id, 0) <> all((select ids from ended)::int[]))`;

/** Deliveries of a subscription that are due and not leased. */
const free = (
  company: Sql,
  subscription: Sql,
  now: Date,
): Sql => sql`d.state = 'pending' and ${createdBefore(sql`d.event_id`, now)} and d.company_id = ${company}
  and d.subscription_id = ${subscription} and d.next_attempt_at <= ${now}::timestamptz
  and ${isLeased(now)} is not true`;

/**
 * Leases deliveries that are due, as batches: those of a batch are made one after another. It walks from one
 * subscription that waits for something to the next in the index, so that the backlog of one is never read by the
 * others' claims, gives each its batches, those with the fewest first, and fills them with what is due first. What is
 * sent is frozen with the lease: the same bytes at every attempt (E8, E10).
 */
export function claimStatement(claim: Claim, projection: EventProjection): Sql {
  const { limit, perSubscription, own, lease, worker, now, until } = claim;
  const { sizes, finishing } = own;
  const depths = JSON.stringify(Object.fromEntries(sizes));
  // A batch is known by its last delivery.
  const ends = JSON.stringify(
    finishing.map(({ subscriptionId, deliveries }) => `${subscriptionId} ${deliveries.at(-1)!.eventId}`),
  );
  return sql`with recursive ended as materialized (select array(${endedWorkers}) as ids),
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
      select s.company_id, s.id, s.url, s.secret, s.previous_secret, s.previous_secret_until, c.busy
      from counted c join webhook_subscriptions s on s.company_id = c.company_id and s.id = c.subscription_id
      where s.status = 'active'),
    granted as materialized (
      select o.company_id, o.id, count(*)::int as batches, max(o.seen) > count(*) as more,
        coalesce((${depths}::jsonb ->> o.id)::int, 1) as depth
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
      select g.company_id, g.id as subscription_id, d.event_id, d.own_type, d.body, d.ordinal::int as ordinal,
        (d.ordinal % g.batches)::int as batch,
        d.ordinal + g.batches >= d.taken as ends_lane, g.more and d.taken = g.batches * g.depth as more
      from granted g cross join lateral (
        select d.*, row_number() over (order by d.next_attempt_at) - 1 as ordinal, count(*) over () as taken from (
          select d.event_id, d.own_type, d.body, d.next_attempt_at from webhook_deliveries d
          where ${free(sql`g.company_id`, sql`g.id`, now)}
          order by d.next_attempt_at limit g.batches * g.depth for update skip locked) d) d),
    ready as materialized (
      select p.company_id, p.subscription_id, p.event_id, p.ordinal, p.batch, p.ends_lane, p.more, coalesce(t.type,
        p.own_type) as event_type, t.traceparent,
        case when ${isShown(projection)} then coalesce(p.body, ${payload(projection)}) end as body
      from picked p left join events t on t.company_id = p.company_id and t.id = p.event_id
        and ${createdBefore(sql`t.id`, now)}
        ${eventJoins}),
    taken as (
      update webhook_deliveries d
      set lease_id = ${lease}, worker_id = ${worker}::int, leased_until = ${until}::timestamptz,
         ends_lane = r.ends_lane,
        body = coalesce(r.body, d.body)
      from ready r
      where d.company_id = r.company_id and d.event_id = r.event_id and d.subscription_id = r.subscription_id
        and ${createdBefore(sql`d.event_id`, now)}
      returning d.company_id, d.subscription_id, d.event_id, d.lease_id, d.attempts, d.attempts_before,
        d.series_started_at,
        r.event_type, r.traceparent, r.body, r.ordinal, r.batch, r.more)
    select d.company_id as "companyId", d.event_id as "eventId", d.subscription_id as "subscriptionId",
      d.lease_id as "leaseId",
      d.event_type as "eventType", d.traceparent, o.url, o.secret, o.previous_secret as "previousSecret",
      o.previous_secret_until as "previousSecretUntil", d.attempts, d.attempts_before as "attemptsBefore",
      d.series_started_at as "seriesStartedAt", d.body, d.batch, d.more
    from taken d join open o on o.company_id = d.company_id and o.id = d.subscription_id order by d.ordinal`;
}
