import type { CompanyId, Id } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { TracedRecord } from '../../application/ports/request-traces.js';
import { eventColumns, eventJoins, type EventProjection } from '../event.projection.js';
import type { IdSpan } from './id-span.js';

/** Maximum length of a list. One more item is read to detect that there are more. */
export const maxItems = 200;
export const maxDeliveries = 1_000;
const maxAttempts = 100;
/** Number of the company's newest changes that are searched when the time of the request is unknown. */
const maxScanned = 50_000;

/** Selects the events of a record that partners may see (A5), newest first. */
export const eventsOfRecord = (
  company: CompanyId,
  { resourceType, resourceId }: TracedRecord,
  oldest: Id,
  { visible }: EventProjection,
): Sql => sql`
  select ${eventColumns} from events t ${eventJoins} where t.company_id = ${company} and t.resource_id = ${resourceId}
    and t.resource_type = ${resourceType} and t.id >= ${oldest} and ${visible}
  order by t.seq desc limit ${maxItems + 1}::int`;

/** Selects the events of a request in feed order; `isVisible` is true if partners may see the event (A5). */
export const eventsOf = (company: CompanyId, request: string, oldest: Id, { visible }: EventProjection): Sql => sql`
  select ${eventColumns}, ${visible} as "isVisible" from events t ${eventJoins}
  where t.company_id = ${company} and t.request_id = ${request} and t.id >= ${oldest}
  order by t.seq limit ${maxItems + 1}::int`;

/** Columns of a change in the audit trail. */
export const change = sql`a.id, a.at, a.action, a.actor_kind as "actorKind", a.actor_name as "actorName",
  a.resource_type as "resourceType", a.resource_id as "resourceId", a.resource_version as "resourceVersion"`;

/** Selects the changes of a request, oldest first. @param span without it, only the newest changes are searched */
export const changesOf = (company: CompanyId, request: string, span: IdSpan | undefined): Sql =>
  span
    ? sql`select ${change} from audit_entries a where a.company_id = ${company} and a.id >= ${span.from}
        and a.id < ${span.to} and a.request_id = ${request} order by a.id limit ${maxItems + 1}::int`
    : sql`select ${change} from (select * from audit_entries where company_id = ${company}
        order by id desc limit ${maxScanned}::int) a
        where a.request_id = ${request} order by a.id limit ${maxItems + 1}::int`;

/** Selects the pending and failed jobs of a request. */
export const jobsOf = (company: CompanyId, request: string, { from, to }: IdSpan): Sql => sql`
  select id, kind, case when gave_up_at is null then 'pending' else 'dead' end as state, attempts,
    case when gave_up_at is null then next_attempt_at end as "nextAttemptAt", last_error as "lastError"
  from outbox_jobs where company_id = ${company} and id >= ${from} and id < ${to} and request_id = ${request}
  order by id limit ${maxItems + 1}::int`;

/**
 * Selects the deliveries of events with their attempts, by event and subscription. @param oldest lower bound of the log
 */
export const deliveriesOf = (company: CompanyId, events: readonly Id[], oldest: Id): Sql => sql`
  select d.event_id as "eventId", d.subscription_id as "subscriptionId", s.url, d.state, d.attempts,
    case when d.state = 'pending' then d.next_attempt_at end as "nextAttemptAt",
    (select coalesce(json_agg(json_build_object('attempt', a.attempt, 'attemptedAt', a.attempted_at, 'ok', a.ok,
        'statusCode', a.status_code, 'durationMs', a.duration_ms, 'error', a.error)
        order by a.attempted_at, a.id), '[]')
      from (select * from webhook_attempts w where w.company_id = d.company_id and w.event_id = d.event_id
          and w.subscription_id = d.subscription_id and w.id >= ${oldest}
        order by w.attempted_at, w.id limit ${maxAttempts}::int) a) as made
  from webhook_deliveries d
    join webhook_subscriptions s on s.company_id = d.company_id and s.id = d.subscription_id
  where d.company_id = ${company} and d.event_id = any(${[...events]}::char(24)[]) and d.event_id >= ${oldest}
  order by d.event_id, d.subscription_id limit ${maxDeliveries + 1}::int`;
