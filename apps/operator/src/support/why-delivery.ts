import { firstInOrder } from '@partner/events';
import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import { withoutNulls } from './without-nulls.js';

/** An event and its delivery to one subscription. */
interface Standing {
  readonly subscriptionId: Id;
  readonly url: string;
  readonly types: string[] | null;
  readonly filter: object | null;
  readonly status: 'active' | 'disabled' | 'deleted';
  readonly disabledAt: Date | null;
  readonly disabledReason: string | null;
  readonly createdAt: Date;
  readonly eventType: string;
  readonly occurredAt: Date;
  /** Null when no delivery was created. */
  readonly state: 'pending' | 'delivered' | 'dead' | 'cancelled' | null;
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  readonly leased: boolean;
  readonly isSuspended: boolean;
  readonly lastError: string | null;
  /** Event of the same record that is delivered first; null when it waits for none. */
  readonly waitsFor: Id | null;
}

/** Maximum number of subscriptions and of attempts. */
const maxRows = 1_000;

/**
 * Explains the state of an event at each subscription of a company; an unknown event has no lines. `isTruncated` tells
 * that older subscriptions or attempts were omitted.
 */
export async function explainDeliveries(database: Database, company: CompanyId, event: Id) {
  const standings = await database.query<Standing>(sql`
    select s.id as "subscriptionId", s.url, s.types, s.filter, s.status, s.disabled_at as "disabledAt",
      s.disabled_reason as "disabledReason", s.created_at as "createdAt", e.type as "eventType",
      e.occurred_at as "occurredAt", d.state, coalesce(d.attempts, 0) as attempts,
      d.next_attempt_at as "nextAttemptAt", coalesce(d.leased_until > now(), false) as leased,
      exists (select from suspended_companies k where k.company_id = s.company_id) as "isSuspended",
      (select a.error from webhook_attempts a where a.company_id = s.company_id and a.event_id = e.id
        and a.subscription_id = s.id order by a.attempt desc limit 1) as "lastError",
      (select f.event_id from (${firstInOrder()}) f) as "waitsFor"
    from events e join webhook_subscriptions s on s.company_id = e.company_id
      left join webhook_deliveries d on d.company_id = e.company_id and d.event_id = e.id and d.subscription_id = s.id
    where e.company_id = ${company} and e.id = ${event} order by s.id desc limit ${maxRows + 1}`);
  const attempts = await database.query<{ subscriptionId: Id }>(sql`
    select subscription_id as "subscriptionId", attempt, attempted_at as "attemptedAt", status_code as "statusCode",
      duration_ms as "durationMs", error
    from webhook_attempts where company_id = ${company} and event_id = ${event}
    order by attempt desc, subscription_id limit ${maxRows + 1}`);
  const lines = standings.slice(0, maxRows).map((standing) => ({
    eventId: event,
    eventType: standing.eventType,
    subscriptionId: standing.subscriptionId,
    url: standing.url,
    state: standing.state ?? 'none',
    why: reason(standing),
    attempts: attempts
      .slice(0, maxRows)
      .filter(({ subscriptionId }) => subscriptionId === standing.subscriptionId)
      .map(({ subscriptionId: _own, ...attempt }) => withoutNulls(attempt))
      .reverse(),
  }));
  return { lines: lines.reverse(), isTruncated: standings.length > maxRows || attempts.length > maxRows };
}

/** Returns one sentence that an operator can pass on to the company. */
function reason(standing: Standing): string {
  const { state, attempts, lastError, status } = standing;
  if (state === null) return reasonForNone(standing);
  if (state === 'delivered') return `delivered at attempt ${attempts}`;
  if (state === 'dead') return `failed after attempt ${attempts}: ${lastError ?? 'unknown'}; it can be redelivered`;
  if (state === 'cancelled')
    return status === 'deleted'
      ? 'cancelled: the subscription was deleted'
      : 'cancelled: the record was at a hidden location for 24 hours, or the event expired';
  const failed = attempts > 0 ? `; attempt ${attempts} failed: ${lastError ?? 'unknown'}` : '';
  if (status === 'disabled') return `paused: the subscription is disabled${disabledText(standing)}${failed}`;
  if (standing.isSuspended) return `paused: the company is suspended${failed}`;
  if (standing.waitsFor !== null)
    return `waits for event ${standing.waitsFor} of the same record, which is pending${failed}`;
  if (standing.leased) return `in progress in a worker${failed}`;
  const due = standing.nextAttemptAt.getTime() <= Date.now();
  return `${due ? 'due since' : 'the next attempt is at'} ${standing.nextAttemptAt.toISOString()}${failed}`;
}

/** Deliveries are created with the event, for the subscriptions that are active at that time (E10). */
function reasonForNone(standing: Standing): string {
  const { createdAt, occurredAt, types, filter, eventType, status, disabledAt } = standing;
  if (createdAt > occurredAt) return 'not sent: the subscription was created after the event';
  if (types && !types.includes(eventType)) return `not sent: the subscription does not include ${eventType}`;
  if (status === 'disabled' && disabledAt && disabledAt <= occurredAt)
    return `not sent: the subscription was disabled at the time${disabledText(standing)}`;
  if (filter && status === 'active') return `not sent: the filter ${JSON.stringify(filter)} does not select it`;
  return status === 'deleted'
    ? 'not sent: the subscription is deleted'
    : 'not sent: the delivery has expired, or the subscription was disabled or had other types at the time';
}

const disabledText = ({ disabledAt, disabledReason }: Standing): string =>
  `${disabledAt ? ` since ${disabledAt.toISOString()}` : ''}${disabledReason === null ? '' : ` (${disabledReason})`}`;
