import { firstIdAt } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import type { CrossCompanyUnitOfWork } from '@partner/unit-of-work';
import sql, { type Sql } from 'sql-template-tag';

/** Maximum time in milliseconds by which the clocks of processes that create events may be ahead. */
const maxClockSkewMs = 86_400_000;

/** Condition for events that can exist by now. It excludes the partitions of future weeks, which are always empty. */
export const createdBefore = (event: Sql, now: Date): Sql =>
  sql`${event} < ${firstIdAt(new Date(now.getTime() + maxClockSkewMs))}`;

/** Condition for a subscription that is sent to: it is active, and its company is neither suspended nor moving. */
export const isDelivering = (subscription: Sql): Sql => sql`${subscription}.status = 'active'
  and not exists (select 1 from suspended_companies k where k.company_id = ${subscription}.company_id)
  and not exists (select 1 from moving_companies m where m.company_id = ${subscription}.company_id)`;

/**
 * Makes the statements of a transaction follow their indexes. The statistics of PostgreSQL do not know a backlog that
 * has just formed, so it would read and sort all of it.
 */
export const followIndexes: Sql = sql`set_config('enable_sort', 'off', true)`;

/**
 * Defines `pending` for a `with recursive`: the subscriptions with pending deliveries, including held ones of disabled
 * subscriptions. It walks the index one step per subscription, however many deliveries are pending, in a transaction
 * with {@link followIndexes}.
 */
export const pendingSubscriptions = (now: Date): Sql => sql`pending as (
    (select d.company_id, d.subscription_id from webhook_deliveries d
      where d.state = 'pending' and ${createdBefore(sql`d.event_id`, now)}
      order by d.company_id, d.subscription_id, d.next_attempt_at limit 1)
    union all
    select n.company_id, n.subscription_id from pending w cross join lateral (
      select d.company_id, d.subscription_id from webhook_deliveries d
      where d.state = 'pending' and ${createdBefore(sql`d.event_id`, now)}
        and (d.company_id, d.subscription_id) > (w.company_id, w.subscription_id)
      order by d.company_id, d.subscription_id, d.next_attempt_at limit 1) n)`;

/** Returns the row of a statement with {@link pendingSubscriptions}. */
export function rowOfPending<Row>(
  units: CrossCompanyUnitOfWork,
  database: CrossCompanyDatabase,
  statement: Sql,
): Promise<Row> {
  return units.transaction(async () => {
    await database.query(sql`select ${followIndexes}`);
    const [row] = await database.query<Row>(statement);
    return row!;
  });
}
