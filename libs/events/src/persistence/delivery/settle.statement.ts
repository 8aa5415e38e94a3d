import type { CompanyId, Id } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { ClaimedDelivery, DeliveryState, Outcome } from '../../application/delivery/claimed-delivery.js';
import { ownerIdOf } from '../hidden-links.js';
import { createdBefore } from './pending-subscriptions.js';

/** False if there is no body, or one with references that an erasure has removed from the event meanwhile (R110). */
const isCurrent: Sql = sql`(g.body is not null and (strpos(g.body, '"externalReferences":') = 0
  or exists (select from events e
    where e.company_id = g.company_id and e.id = g.event_id and e.external_references is not null)))`;

/** True if a customer's erasure had not ended at the attempt: the response may repeat what was sent (R110). */
const isErased: Sql = sql`exists (select from customers c where c.company_id = g.company_id
  and c.erased_at is not null and coalesce(c.erased_until, c.erased_at) >= g.attempted_at)`;

/**
 * Writes any number of outcomes and the delivery log (E11) as one statement. A delivery changes only under the lease it
 * was claimed with; one that was cancelled in the meantime stays cancelled. Writing the same batch again has no effect.
 * A failed delivery stores its body, because a later release may make the next attempt (E8). Returns the records for
 * which a delivery has ended in an order (E13).
 */
export function settleStatement(outcomes: readonly Outcome[], now: Date): Sql {
  const column = <T>(value: (outcome: Outcome) => T): T[] => outcomes.map(value);
  return sql`with given as materialized (
      select * from unnest(
        ${column(({ delivery }): CompanyId => delivery.companyId)}::char(24)[],
          ${column(({ delivery }): Id => delivery.eventId)}::char(24)[],
        ${column(({ delivery }): Id => delivery.subscriptionId)}::char(24)[],
          ${column(({ delivery }): Id => delivery.leaseId)}::char(24)[],
        ${column(({ delivery }) => delivery.eventType)}::text[], ${column(({ delivery }) => delivery.url)}::text[],
        ${column(({ state }): DeliveryState => state)}::text[],
          ${column(({ nextAttemptAt }) => nextAttemptAt?.toISOString())}::timestamptz[],
        ${column(({ made, seriesStartedAt: held }) => (made?.attemptedAt ?? held)?.toISOString())}::timestamptz[],
        ${column(({ made }) => made?.id)}::char(24)[], ${column(({ made }) => made?.attempt)}::int[],
        ${column(({ made }) => made?.statusCode)}::int[], ${column(({ made }) => made?.ok)}::boolean[],
        ${column(({ made }) => made?.durationMs)}::int[], ${column(({ made }) => made?.error)}::text[],
        ${column(({ made }) => made?.response)}::text[], ${column(({ made }) => made?.responseHeaders)}::text[],
        ${column(({ made }) => made?.signature)}::text[],
          ${column(({ made }) => made?.attemptedAt.toISOString())}::timestamptz[],
        ${column(({ delivery, made }) => (made?.ok === false ? delivery.body : undefined))}::text[]
      ) as g(company_id, event_id, subscription_id, lease_id, event_type, url, state, next_attempt_at, series, id,
        attempt, status_code, ok, duration_ms, error, response, response_headers, signature, attempted_at, body)),
    settled as (
      update webhook_deliveries d
      set state = case when d.state = 'pending' then g.state else d.state end,
        attempts = coalesce(g.attempt, d.attempts), next_attempt_at = coalesce(g.next_attempt_at, d.next_attempt_at),
        series_started_at = coalesce(d.series_started_at, g.series),
        last_status = case when g.id is null then d.last_status else g.status_code end,
        body = coalesce(d.body, case when ${isCurrent} then g.body end),
        lease_id = null, worker_id = null, leased_until = null, updated_at = ${now}::timestamptz
      from given g
      where d.company_id = g.company_id and d.event_id = g.event_id and d.subscription_id = g.subscription_id
        and d.lease_id = g.lease_id and ${createdBefore(sql`d.event_id`, now)}
      returning d.company_id, d.subscription_id, d.record_id, d.state),
    logged as (
    insert into webhook_attempts (company_id, id, event_id, event_type, subscription_id, url, attempt, status_code, ok,
      duration_ms, error, response, response_headers, signature, attempted_at, next_attempt_at, document_id)
    select g.company_id, g.id, g.event_id, g.event_type, g.subscription_id, g.url, g.attempt, g.status_code, g.ok,
      g.duration_ms, g.error, case when shown.it then g.response end, case when shown.it then g.response_headers end,
      g.signature, g.attempted_at, g.next_attempt_at, ${ownerIdOf(sql`e`)}
    from given g cross join lateral (select not ${isErased} as it) shown
      left join events e on e.company_id = g.company_id and e.id = g.event_id
    where g.id is not null
    on conflict do nothing)
    select s.company_id as "companyId", s.subscription_id as "subscriptionId", s.record_id as "recordId"
    from settled s where s.record_id is not null and s.state <> 'pending'`;
}

/** A record and an endpoint for which a delivery has ended. */
export interface EndedInOrder {
  readonly companyId: CompanyId;
  readonly subscriptionId: Id;
  readonly recordId: Id;
}

/** Makes the next delivery of each record due at once (E13). */
export const nextInOrderStatement = (ended: readonly EndedInOrder[], now: Date): Sql => sql`
  update webhook_deliveries d set next_attempt_at = least(d.next_attempt_at, ${now}::timestamptz)
  from unnest(${ended.map(({ companyId }) => companyId)}::char(24)[],
      ${ended.map(({ subscriptionId }) => subscriptionId)}::char(24)[],
      ${ended.map(({ recordId }) => recordId)}::char(24)[]) as g(company_id, subscription_id, record_id)
    cross join lateral (select e.event_id from webhook_deliveries e
      where e.state = 'pending' and e.company_id = g.company_id and e.subscription_id = g.subscription_id
        and e.record_id = g.record_id and ${createdBefore(sql`e.event_id`, now)} order by e.record_seq limit 1) next
  where d.company_id = g.company_id and d.event_id = next.event_id and d.subscription_id = g.subscription_id`;

/** Ends the leases of deliveries that were not attempted. */
export function releaseStatement(deliveries: readonly ClaimedDelivery[]): Sql {
  return sql`update webhook_deliveries d set lease_id = null, worker_id = null, leased_until = null
    from unnest(${deliveries.map(({ companyId }) => companyId)}::char(24)[],
      ${deliveries.map(({ eventId }) => eventId)}::char(24)[],
      ${deliveries.map(({ subscriptionId }) => subscriptionId)}::char(24)[],
        ${deliveries.map(({ leaseId }) => leaseId)}::char(24)[]
    ) as g(company_id, event_id, subscription_id, lease_id)
    where d.company_id = g.company_id and d.event_id = g.event_id and d.subscription_id = g.subscription_id
      and d.lease_id = g.lease_id`;
}
