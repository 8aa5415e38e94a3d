import { type Clock, type CompanyId, firstIdAt, JsonResponse } from '@partner/kernel';
import { type Database, json, readModels } from '@partner/postgres';
import { documentsMovedToHidden } from '@partner/sales';
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
  deliveredAt: json.instant(sql`t.attempted_at`),
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
    const isRecent = sql`t.id >= ${firstIdAt(new Date(range.from!.first.getTime() - day))}`;
    const where = [isRecent, ...conditions(criteria)];
    const counted = [...counterConditions(criteria), ...(hides ? [sql`not ${hidingOf(company).isHidden}`] : [])];
    const sharded = isCounted(criteria);
    const attempts: Attempts = { company, table: sql`webhook_attempts`, where, counted };
    return readModels.listStatement(
      {
        ...attempts,
        ...(hides && {
          lookedUp: lookedUp(company, [isRecent, ...readModels.isIn(range)], this.projection),
          where: [...where, isShown(company)],
          ...(sharded && { total: shownCount(attempts, range, conditions(criteria)) }),
          countedExactly: sql`not exists (select from moved_to_hidden union all select from hidden_without_record)`,
        }),
        ranges: [range],
        sharded,
        // The attempts of an event are few.
        searched: criteria.eventId !== undefined,
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

/** Attempts of a list, whether shown or not. */
type Attempts = Pick<readModels.ListPlan, 'company' | 'table' | 'where' | 'counted'>;

/**
 * Reasons besides its location that hide an attempt, each looked up once: quotes and orders that moved to a hidden
 * location, and hidden events whose attempts an earlier release logged without the event's record.
 */
const lookedUp = (company: CompanyId, where: readonly Sql[], projection: EventProjection): readonly Sql[] => [
  sql`moved_to_hidden as materialized (${documentsMovedToHidden(company)})`,
  sql`hidden_without_record as materialized (
    select t.id, t.ok, t.subscription_id
    from webhook_attempts t join events e on e.company_id = t.company_id and e.id = t.event_id
    where t.company_id = ${company} and t.document_id is null and t.resource_type is null
      and ${join(where, ' and ')} and not ${projection.shown('e', hidingOf(company, sql`e`))})`,
];

/** True if the row `t` is for a quote or an order, or a record of one, at a location that is hidden now (A5). */
const isAtHidden = (company: CompanyId): Sql => sql`(t.document_id is not null and ${hidingOf(company).isHidden})`;

/**
 * Hides attempts for events that a hidden location hides (A5). PostgreSQL expects few elements of an array, and
 * therefore compares with a hash table.
 */
function isShown(company: CompanyId): Sql {
  const isAmong = (value: Sql, ids: Sql): Sql => sql`${value} in (select unnest(array(select h.id from ${ids} h)))`;
  return sql`not ${isAtHidden(company)} and not coalesce(${isAmong(sql`t.document_id`, sql`moved_to_hidden`)}, false)
    and (t.resource_type is not null or not ${isAmong(sql`t.id`, sql`hidden_without_record`)})`;
}

/** Counts the shown attempts: those at no hidden location by the counters, less those that are hidden otherwise. */
function shownCount({ where, ...rows }: Attempts, range: readModels.CountedRange, among: readonly Sql[]): Sql {
  const isElsewhere = sql`not ${isAtHidden(rows.company)}`;
  return sql`select (${readModels.rangeCount({ ...rows, where: [...where, isElsewhere] }, range)}) - (
      select coalesce(sum((select count(*) from webhook_attempts t where t.company_id = ${rows.company}
        and t.document_id = h.id and ${join([...where, isElsewhere, ...readModels.isIn(range)], ' and ')})), 0)
      from moved_to_hidden h)
    - (select count(*) from hidden_without_record t where ${join([sql`true`, ...among], ' and ')})`;
}

/** True if there are counters for the criteria: by result, endpoint and time. */
const isCounted = ({ eventId, eventType }: DeliveryLogCriteria): boolean => (eventId ?? eventType) === undefined;

/** Conditions on a counter, whose status is the result and the endpoint of its attempts, such as `ok/…`. */
const counterConditions = ({ ok, subscriptionId }: DeliveryLogCriteria): Sql[] => [
  ok === undefined ? sql`true` : sql`split_part(t.status, '/', 1) = ${ok ? 'ok' : 'failed'}`,
  ...(subscriptionId ? [sql`split_part(t.status, '/', 2) = ${subscriptionId}`] : []),
];

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
