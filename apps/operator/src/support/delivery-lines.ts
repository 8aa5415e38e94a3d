import type { CompanyId, Id } from '@partner/kernel';
import { type Database, readModels } from '@partner/postgres';
import sql, { empty, type Sql } from 'sql-template-tag';
import { withoutNulls } from './without-nulls.js';

/** Filter of a list of deliveries. */
export interface DeliveryCriteria extends Omit<readModels.Span, 'after'> {
  readonly after?: DeliveryPlace;
  readonly company: CompanyId;
  readonly subscription?: Id;
  readonly event?: Id;
  readonly state?: string;
}

/** Position of a delivery in the list. */
export interface DeliveryPlace {
  readonly eventId: Id;
  readonly subscriptionId: Id;
}

/** Returns deliveries of a company without their payload, newest events first. */
export async function deliveryLines(
  database: Database,
  criteria: DeliveryCriteria,
): Promise<(DeliveryPlace & object)[]> {
  const { company, subscription, event, state, after, limit, ...span } = criteria;
  const rows = await database.query<DeliveryPlace>(sql`
    select d.event_id as "eventId", coalesce(d.own_type, e.type) as "eventType",
      d.subscription_id as "subscriptionId", s.url, d.state, d.attempts, d.last_status as "lastStatus",
      case when d.state = 'pending' then d.next_attempt_at end as "nextAttemptAt", d.updated_at as "updatedAt"
    from webhook_deliveries d
      join webhook_subscriptions s on s.company_id = d.company_id and s.id = d.subscription_id
      left join events e on e.company_id = d.company_id and e.id = d.event_id
    where d.company_id = ${company}
      ${subscription === undefined ? empty : sql`and d.subscription_id = ${subscription}`}
      ${event === undefined ? empty : sql`and d.event_id = ${event}`}
      ${state === undefined ? empty : isIn(state)}
      ${readModels.within('d.event_id', span)}
      ${
        after === undefined
          ? empty
          : sql`and d.event_id <= ${after.eventId}
              and (d.event_id < ${after.eventId} or d.subscription_id > ${after.subscriptionId})`
      }
    order by d.event_id desc, d.subscription_id limit ${limit}::int`);
  return rows.map((row) => withoutNulls(row) as DeliveryPlace);
}

/** A partial index covers dead deliveries, but only if the statement contains the literal. */
const isIn = (state: string): Sql => (state === 'dead' ? sql`and d.state = 'dead'` : sql`and d.state = ${state}`);
