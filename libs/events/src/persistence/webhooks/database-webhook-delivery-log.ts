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
    // Counters do not contain the locations of attempts.
    const { hides } = await this.database.one<{ hides: boolean }>(sql`select ${hidingOf(company).anyHidden} as hides`);
    const { json } = await this.database.one<{ json: string }>(this.statement(company, criteria, hides));
    return new JsonResponse(json);
  }

  /**
   * Returns the statement of the list; separate so that tests can inspect its plan.
   * @param hides true if a location of the company is hidden.
   */
  statement(company: CompanyId, criteria: DeliveryLogCriteria, hides: boolean): Sql {
    const range = this.#shown(criteria);
    // Leaves out older partitions. An attempt gets its id at its end: not a day before it, even if a clock is set back.
    const where = [sql`t.id >= ${firstIdAt(new Date(range.from!.first.getTime() - day))}`, ...conditions(criteria)];
    return readModels.listStatement(
      {
        company,
        table: sql`webhook_attempts`,
        ...(hides && {
          lookedUp: [
            sql`hidden_owners as materialized (${hiddenDocuments(company)})`,
            hiddenWithoutRecord(company, [...where, ...readModels.isIn(range)], this.projection),
          ],
        }),
        where: hides ? [...where, shown(company, this.projection)] : where,
        ranges: [range],
        sharded: !hides && isCounted(criteria),
        counted: [criteria.ok === undefined ? sql`true` : sql`t.status = ${criteria.ok ? 'ok' : 'failed'}`],
        sort: sql`t.attempted_at`,
        order: criteria.order,
        item,
      },
      criteria,
    );
  }

  /** Range of the attempts that are shown (R5). */
  #shown({ from, to }: DeliveryLogCriteria): readModels.CountedRange {
    const oldest = new Date(this.clock.now().getTime() - this.retentionDays * day);
    const isLater = from !== undefined && from.first > oldest;
    return readModels.byDay(sql`t.attempted_at`, isLater ? from : { first: oldest, last: oldest }, to);
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

/** True if there are counters for the criteria: by result and time. */
const isCounted = ({ eventId, subscriptionId, eventType }: DeliveryLogCriteria): boolean =>
  (eventId ?? subscriptionId ?? eventType) === undefined;

function conditions({ eventId, subscriptionId, eventType, ok }: DeliveryLogCriteria): Sql[] {
  const given: (Sql | undefined)[] = [
    eventId && sql`t.event_id = ${eventId}`,
    subscriptionId && sql`t.subscription_id = ${subscriptionId}`,
    eventType === undefined ? undefined : sql`t.event_type = ${eventType}`,
    // Failed attempts have an index of their own.
    ok === undefined ? undefined : ok ? sql`t.ok` : sql`not t.ok`,
  ];
  return given.filter((condition) => condition !== undefined);
}
