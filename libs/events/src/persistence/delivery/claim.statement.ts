import type { Id } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { eventItem, eventItemWithoutData, eventJoins, visibleEvent } from '../event.view.js';
import { waiting } from './waiting.js';

/** Bytes of the longest payload; an event that is longer goes out without its `data` (E9). */
const longestPayload = 256 * 1024;

export interface Claim {
  /** How many deliveries at most. */
  readonly room: number;
  /** Attempts under way of one subscription, in all workers together (E6). */
  readonly perSubscription: number;
  readonly lease: Id;
  readonly now: Date;
  readonly until: Date;
}

/** What was frozen when the event was first sent (E8, E10); frozen now when this is the first time. */
const payload: Sql = sql`coalesce(d.body, case when octet_length(${eventItem}) > ${longestPayload} then ${eventItemWithoutData} else ${eventItem} end)`;

/** What is not in the feed at all is nobody's to hide. */
const isShown: Sql = sql`(d.own_type is not null or (t.id is not null and ${visibleEvent}))`;

/**
 * Leases deliveries that are due. It walks from one subscription that waits for something to the next in the index, so
 * that the backlog of one is never read by the others' claims, and takes of each what is due first.
 */
export function claimStatement({ room, perSubscription, lease, now, until }: Claim): Sql {
  return sql`with recursive
    ${waiting},
    counted as (
      select x.company_id, x.subscription_id, sum(x.busy)::int as busy from (
        select company_id, subscription_id, 0 as busy from waiting
        union all
        select d.company_id, d.subscription_id, 1 from webhook_deliveries d
        where d.lease_id is not null and d.leased_until > ${now}::timestamptz) x
      group by 1, 2 having min(x.busy) = 0 and sum(x.busy) < ${perSubscription}::int),
    open as materialized (
      select s.company_id, s.id, s.url, s.secret, s.previous_secret, s.previous_secret_until, c.busy
      from counted c join webhook_subscriptions s on s.company_id = c.company_id and s.id = c.subscription_id
      where s.status = 'active'),
    picked as materialized (
      select o.*, d.event_id from open o cross join lateral (
        select d.event_id, d.next_attempt_at, row_number() over (order by d.next_attempt_at) as place from (
          select d.event_id, d.next_attempt_at from webhook_deliveries d
          where d.state = 'pending' and d.company_id = o.company_id and d.subscription_id = o.id
            and d.next_attempt_at <= ${now}::timestamptz and (d.leased_until is null or d.leased_until <= ${now}::timestamptz)
          order by d.next_attempt_at limit ${perSubscription}::int - o.busy for update skip locked) d) d
      order by o.busy + d.place, d.next_attempt_at limit ${room}::int)
    update webhook_deliveries d
    set lease_id = ${lease}, leased_until = ${until}::timestamptz, body = case when ${isShown} then ${payload} else d.body end
    from picked p left join events t on t.company_id = p.company_id and t.id = p.event_id ${eventJoins}
    where d.company_id = p.company_id and d.event_id = p.event_id and d.subscription_id = p.id
    returning d.company_id as "companyId", d.event_id as "eventId", d.subscription_id as "subscriptionId",
      d.lease_id as "leaseId", coalesce(t.type, d.own_type) as "eventType", p.url, p.secret, p.previous_secret as "previousSecret",
      p.previous_secret_until as "previousSecretUntil", d.attempts, d.attempts_before as "attemptsBefore",
      d.series_started_at as "seriesStartedAt", case when ${isShown} then d.body end as body`;
}
