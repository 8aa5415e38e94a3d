import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import { withoutNulls } from './without-nulls.js';

/** What is known of an event and one subscription of its company. */
interface Standing {
  readonly subscriptionId: Id;
  readonly url: string;
  readonly types: string[] | null;
  readonly status: 'active' | 'disabled' | 'deleted';
  readonly disabledAt: Date | null;
  readonly disabledReason: string | null;
  readonly createdAt: Date;
  readonly eventType: string;
  readonly occurredAt: Date;
  /** Null when no delivery was made. */
  readonly state: 'pending' | 'delivered' | 'dead' | 'cancelled' | null;
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  readonly leased: boolean;
  readonly lastError: string | null;
}

interface Attempt {
  readonly subscriptionId: Id;
}

/** Subscriptions and attempts at most. */
const most = 1_000;

/** The state of an event at each subscription of a company. */
export interface Reasons {
  /** None when the event is not known. */
  readonly lines: object[];
  /** True if older subscriptions or attempts were left out. */
  readonly isTruncated: boolean;
}

/** Explains for each subscription of a company the state of an event there. */
export async function whyDelivered(database: Database, company: CompanyId, event: Id): Promise<Reasons> {
  const standings = await database.query<Standing>(sql`
    select s.id as "subscriptionId", s.url, s.types, s.status, s.disabled_at as "disabledAt",
      s.disabled_reason as "disabledReason", s.created_at as "createdAt", e.type as "eventType",
      e.occurred_at as "occurredAt", d.state, coalesce(d.attempts, 0) as attempts,
      d.next_attempt_at as "nextAttemptAt", coalesce(d.leased_until > now(), false) as leased,
      (select a.error from webhook_attempts a where a.company_id = s.company_id and a.event_id = e.id
        and a.subscription_id = s.id order by a.attempt desc limit 1) as "lastError"
    from events e join webhook_subscriptions s on s.company_id = e.company_id
      left join webhook_deliveries d on d.company_id = e.company_id and d.event_id = e.id and d.subscription_id = s.id
    where e.company_id = ${company} and e.id = ${event} order by s.id desc limit ${most + 1}`);
  const attempts = await database.query<Attempt>(sql`
    select subscription_id as "subscriptionId", attempt, attempted_at as "attemptedAt", status_code as "statusCode",
      duration_ms as "durationMs", error
    from webhook_attempts where company_id = ${company} and event_id = ${event}
    order by attempt desc, subscription_id limit ${most + 1}`);
  const lines = standings.slice(0, most).map((standing) => ({
    eventId: event,
    eventType: standing.eventType,
    subscriptionId: standing.subscriptionId,
    url: standing.url,
    state: standing.state ?? 'none',
    why: reason(standing),
    attempts: attempts
      .slice(0, most)
      .filter(({ subscriptionId }) => subscriptionId === standing.subscriptionId)
      .map(({ subscriptionId: _own, ...attempt }) => withoutNulls(attempt))
      .reverse(),
  }));
  return { lines: lines.reverse(), isTruncated: standings.length > most || attempts.length > most };
}

/** In a sentence, what an operator can tell the company. */
function reason(standing: Standing): string {
  const { state, attempts, lastError, status } = standing;
  if (state === null) return reasonForNone(standing);
  if (state === 'delivered') return `delivered at attempt ${attempts}`;
  if (state === 'dead') return `given up after attempt ${attempts}: ${lastError ?? 'unknown'}; it can be redelivered`;
  if (state === 'cancelled')
    return status === 'deleted'
      ? 'cancelled: the subscription was deleted'
      : 'cancelled: partners may not see it any more';
  const failed = attempts > 0 ? `; attempt ${attempts} failed: ${lastError ?? 'unknown'}` : '';
  if (status === 'disabled') return `held: the subscription is disabled${disabledText(standing)}${failed}`;
  if (standing.leased) return `under way in a worker${failed}`;
  const due = standing.nextAttemptAt.getTime() <= Date.now();
  return `${due ? 'due since' : 'the next attempt is at'} ${standing.nextAttemptAt.toISOString()}${failed}`;
}

/** Deliveries are decided when an event is made, by the subscriptions that are active then (E10). */
function reasonForNone(standing: Standing): string {
  const { createdAt, occurredAt, types, eventType, status, disabledAt } = standing;
  if (createdAt > occurredAt) return 'not sent: the subscription was made after the event';
  if (types && !types.includes(eventType)) return `not sent: the subscription does not want ${eventType}`;
  if (status === 'disabled' && disabledAt && disabledAt <= occurredAt)
    return `not sent: the subscription was disabled then${disabledText(standing)}`;
  return status === 'deleted'
    ? 'not sent: the subscription is deleted'
    : 'not sent: the delivery has expired, or the subscription was disabled or wanted other types then';
}

const disabledText = ({ disabledAt, disabledReason }: Standing): string =>
  `${disabledAt ? ` since ${disabledAt.toISOString()}` : ''}${disabledReason === null ? '' : ` (${disabledReason})`}`;
