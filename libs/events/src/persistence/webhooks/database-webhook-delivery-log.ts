import { type Clock, type CompanyId, firstIdAt, JsonResponse } from '@partner/kernel';
import { type Database, json, readModels } from '@partner/postgres';
import sql, { join, type Sql } from 'sql-template-tag';
import type { DeliveryLogCriteria, WebhookDeliveryLog } from '../../application/ports/delivery-queries.js';
import type { EventProjection } from '../event.projection.js';
import { hidingOf } from '../feed-range.js';
import { isHiddenDocument } from '../hidden-links.js';

const day = 86_400_000;

const item: Sql = json.item({
  id: sql`t.id`,
  eventId: sql`t.event_id`,
  eventType: sql`t.event_type`,
  subscriptionId: sql`t.subscription_id`,
  url: sql`t.url`,
  attempt: sql`t.attempt`,
  statusCode: sql`t.status_code`,
  ok: sql`t.ok`,
  durationMs: sql`t.duration_ms`,
  error: sql`t.error`,
  attemptedAt: json.instant(sql`t.attempted_at`),
  nextAttemptAt: json.instant(sql`t.next_attempt_at`),
});

/** The delivery log, newest attempts first. */
export class DatabaseWebhookDeliveryLog implements WebhookDeliveryLog {
  /** @param retentionDays days for which attempts are shown (R5) */
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly projection: EventProjection,
    private readonly retentionDays: number,
  ) {}

  async list(company: CompanyId, criteria: DeliveryLogCriteria): Promise<JsonResponse> {
    const oldest = firstIdAt(new Date(this.clock.now().getTime() - this.retentionDays * day));
    const where = [sql`t.id >= ${oldest}`, ...conditions(criteria)];
    const { json } = await this.database.one<{ json: string }>(
      readModels.listStatement(
        {
          company,
          table: sql`webhook_attempts`,
          lookedUp: [hiddenOwners(company, where)],
          where: [...where, shown(company, this.projection)],
          sort: sql`t.attempted_at`,
          order: criteria.order,
          item,
        },
        criteria,
      ),
    );
    return new JsonResponse(json);
  }
}

/**
 * Owners of the logged records that are at a hidden location now, each looked up once, because an order has many
 * attempts. In a company that hides nothing no attempt is read.
 */
const hiddenOwners = (company: CompanyId, where: readonly Sql[]): Sql => sql`hidden_owners as materialized (
  select o.id from (select distinct t.document_id as id from webhook_attempts t
    where ${hidingOf(company).anyHidden} and t.company_id = ${company} and ${join(where, ' and ')}) o
  where ${isHiddenDocument(company, sql`o.id`)})`;

/**
 * Hides attempts for events that a hidden location hides (A5). PostgreSQL expects few elements of an array, and
 * therefore compares with a hash table. Attempts that an earlier release logged do not have the event's record.
 */
function shown(company: CompanyId, projection: EventProjection): Sql {
  const hiding = hidingOf(company);
  const isOwnerHidden = sql`coalesce(t.document_id in (
    select unnest(array(select o.id from hidden_owners o))), false)`;
  return sql`(not ${hiding.anyHidden} or case
    when t.resource_type is not null then ${projection.shownRecord('t', hiding)} and not ${isOwnerHidden}
    else not exists (select 1 from events e where e.company_id = t.company_id and e.id = t.event_id
      and not ${projection.shown('e', hidingOf(company, sql`e`))}) end)`;
}

function conditions({ eventId, subscriptionId, eventType, ok, from, to }: DeliveryLogCriteria): Sql[] {
  const given: (Sql | undefined)[] = [
    eventId && sql`t.event_id = ${eventId}`,
    subscriptionId && sql`t.subscription_id = ${subscriptionId}`,
    eventType === undefined ? undefined : sql`t.event_type = ${eventType}`,
    ok === undefined ? undefined : sql`t.ok = ${ok}`,
    from && sql`t.attempted_at >= ${from.first}`,
    to && sql`t.attempted_at <= ${to.last}`,
  ];
  return given.filter((condition) => condition !== undefined);
}
