import sql, { type Sql } from 'sql-template-tag';
import type { ClaimedDelivery, Outcome } from '../../application/delivery/claimed-delivery.js';

/** A row of the statement's parameter: a delivery under its lease, and the attempt that was made. */
const outcomeRow = ({ delivery, state, made, nextAttemptAt }: Outcome): Record<string, unknown> => ({
  company_id: delivery.companyId,
  event_id: delivery.eventId,
  subscription_id: delivery.subscriptionId,
  lease_id: delivery.leaseId,
  state,
  next_attempt_at: nextAttemptAt,
  series_started_at: made?.seriesStartedAt,
  id: made?.id,
  event_type: delivery.eventType,
  url: delivery.url,
  attempt: made?.attempt,
  status_code: made?.statusCode,
  ok: made?.ok,
  duration_ms: made?.durationMs,
  error: made?.error,
  attempted_at: made?.attemptedAt,
});

/**
 * Writes outcomes and the delivery log (E11) as one statement, however many they are. A delivery is changed only under
 * the lease it was claimed with; one that was cancelled meanwhile stays so. Writing the same batch again is harmless.
 */
export function settleStatement(outcomes: readonly Outcome[], now: Date): Sql {
  return sql`with given as materialized (
      select * from json_to_recordset(${JSON.stringify(outcomes.map(outcomeRow))}::json) as r(
        company_id char(24), event_id char(24), subscription_id char(24), lease_id char(24), state text,
        next_attempt_at timestamptz, series_started_at timestamptz, id char(24), event_type text, url text, attempt int,
        status_code int, ok boolean, duration_ms int, error text, attempted_at timestamptz)),
    settled as (
      update webhook_deliveries d
      set state = case when d.state = 'pending' then g.state else d.state end,
        attempts = coalesce(g.attempt, d.attempts), next_attempt_at = coalesce(g.next_attempt_at, d.next_attempt_at),
        series_started_at = coalesce(g.series_started_at, d.series_started_at), last_status = g.status_code,
        lease_id = null, leased_until = null, updated_at = ${now}::timestamptz
      from given g
      where d.company_id = g.company_id and d.event_id = g.event_id and d.subscription_id = g.subscription_id
        and d.lease_id = g.lease_id)
    insert into webhook_attempts (company_id, id, event_id, event_type, subscription_id, url, attempt, status_code, ok,
      duration_ms, error, attempted_at, next_attempt_at)
    select g.company_id, g.id, g.event_id, g.event_type, g.subscription_id, g.url, g.attempt, g.status_code, g.ok,
      g.duration_ms, g.error, g.attempted_at, g.next_attempt_at
    from given g where g.id is not null
    on conflict do nothing`;
}

/** Ends leases of deliveries that were not attempted. */
export function releaseStatement(deliveries: readonly ClaimedDelivery[]): Sql {
  const rows = deliveries.map((delivery) => outcomeRow({ delivery, state: 'pending' }));
  return sql`update webhook_deliveries d set lease_id = null, leased_until = null
    from json_to_recordset(${JSON.stringify(rows)}::json) as g(
      company_id char(24), event_id char(24), subscription_id char(24), lease_id char(24))
    where d.company_id = g.company_id and d.event_id = g.event_id and d.subscription_id = g.subscription_id
      and d.lease_id = g.lease_id`;
}
