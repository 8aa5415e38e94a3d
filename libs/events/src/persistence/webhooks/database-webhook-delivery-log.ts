import { type Clock, type CompanyId, firstIdAt, JsonResponse } from '@partner/kernel';
import { type Database, json, readModels } from '@partner/postgres';
import { hiddenDocuments } from '@partner/sales';
import sql, { join, type Sql } from 'sql-template-tag';
import type { DeliveryLogCriteria, WebhookDeliveryLog } from '../../application/ports/delivery-queries.js';
import type { EventProjection } from '../event.projection.js';
import { hidingOf } from '../feed-range.js';

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
    // Without a condition on their records, attempts are counted and skipped in an index.
    const { hides } = await this.database.one<{ hides: boolean }>(sql`select ${hidingOf(company).anyHidden} as hides`);
    const { json } = await this.database.one<{ json: string }>(
      readModels.listStatement(
        {
          company,
          table: sql`webhook_attempts`,
          ...(hides && {
            lookedUp: [
              sql`hidden_owners as materialized (${hiddenDocuments(company)})`,
              hiddenWithoutRecord(company, where, this.projection),
            ],
          }),
          where: hides ? [...where, shown(company, this.projection)] : where,
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
 * Attempts that an earlier release logged without the event's record, and whose event is hidden. Looked up once, and
 * only if there is such an attempt.
 */
const hiddenWithoutRecord = (company: CompanyId, where: readonly Sql[], projection: EventProjection): Sql =>
  sql`hidden_without_record as materialized (
    select t.id from webhook_attempts t join events e on e.company_id = t.company_id and e.id = t.event_id
    where t.company_id = ${company} and t.resource_type is null and ${join(where, ' and ')}
      and not ${projection.shown('e', hidingOf(company, sql`e`))})`;

/**
 * Hides attempts for events that a hidden location hides (A5). PostgreSQL expects few elements of an array, and
 * therefore compares with a hash table.
 */
function shown(company: CompanyId, projection: EventProjection): Sql {
  const isAmong = (value: Sql, ids: Sql): Sql => sql`${value} in (select unnest(array(select h.id from ${ids} h)))`;
  return sql`case
    when t.resource_type is null then not ${isAmong(sql`t.id`, sql`hidden_without_record`)}
    else ${projection.shownRecord('t', hidingOf(company))}
      and not coalesce(${isAmong(sql`t.document_id`, sql`hidden_owners`)}, false) end`;
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
