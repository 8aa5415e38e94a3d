import { type Clock, type CompanyId, firstIdAt, JsonResponse, dayMs } from '@partner/kernel';
import { between, type Database, equals, Json, listStatement } from '@partner/postgres';
import { isShownDocument } from '@partner/sales';
import sql, { type Sql } from 'sql-template-tag';
import type { DeliveryLogCriteria, WebhookDeliveryLog } from '../../application/ports/delivery-queries.js';

const item: Sql = Json.item({
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
  attemptedAt: Json.instant(sql`t.attempted_at`),
  deliveredAt: Json.instant(sql`t.attempted_at`),
  nextAttemptAt: Json.instant(sql`t.next_attempt_at`),
});

/** The delivery log, newest attempts first. */
export class DatabaseWebhookDeliveryLog implements WebhookDeliveryLog {
  /** @param retentionDays days for which attempts are shown (R5) */
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly retentionDays: number,
  ) {}

  async list(company: CompanyId, criteria: DeliveryLogCriteria): Promise<JsonResponse> {
    const { json } = (await this.database.query<{ json: string }>(this.statement(company, criteria)))[0]!;
    return new JsonResponse(json);
  }

  /** Returns the statement of the list; separate so that tests can inspect its plan. */
  statement(company: CompanyId, { from, to, ...criteria }: DeliveryLogCriteria): Sql {
    const oldest = new Date(this.clock.now().getTime() - this.retentionDays * dayMs);
    const first = from !== undefined && from.first > oldest ? from.first : oldest;
    const where = [
      // Leaves out older partitions. An attempt gets its id at its end: not a day before it, even on a clock set back.
      sql`t.id >= ${firstIdAt(new Date(first.getTime() - dayMs))}`,
      // A quote or an order at a hidden location hides its attempts (A5).
      isShownDocument(company, sql`t.document_id`),
      ...between(sql`t.attempted_at`, { first, last: first }, to),
      equals(sql`t.event_id`, criteria.eventId),
      criteria.resourceId &&
        sql`t.event_id = any(array(select e.id from events e
          where e.company_id = ${company} and e.resource_id = ${criteria.resourceId}))`,
      equals(sql`t.subscription_id`, criteria.subscriptionId),
      equals(sql`t.event_type`, criteria.eventType),
      // Failed attempts have an index of their own.
      criteria.ok === undefined ? undefined : criteria.ok ? sql`t.ok` : sql`not t.ok`,
    ].filter((condition) => condition !== undefined);
    const { order } = criteria;
    return listStatement(
      { company, table: sql`webhook_attempts`, where, sort: sql`t.attempted_at`, order, item },
      criteria,
    );
  }
}
