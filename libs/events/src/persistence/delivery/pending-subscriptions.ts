import { firstIdAt } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';

/** How far the clocks of those who make events may be ahead, in milliseconds. */
const maxClockSkewMs = 86_400_000;

/**
 * Events that can have been made by now: partitions of the weeks to come, which are always empty, are not looked at.
 */
export const createdBefore = (event: Sql, now: Date): Sql =>
  sql`${event} < ${firstIdAt(new Date(now.getTime() + maxClockSkewMs))}`;

/**
 * The subscriptions that anything is pending for, as `pending` in a `with recursive`: from one to the next in the
 * index, one step each, however much is pending for it. Held ones, of disabled subscriptions, are among them.
 */
export const pendingSubscriptions = (now: Date): Sql => sql`pending as (
    (select d.company_id, d.subscription_id from webhook_deliveries d
      where d.state = 'pending' and ${createdBefore(sql`d.event_id`, now)}
      order by d.company_id, d.subscription_id limit 1)
    union all
    select n.company_id, n.subscription_id from pending w cross join lateral (
      select d.company_id, d.subscription_id from webhook_deliveries d
      where d.state = 'pending' and ${createdBefore(sql`d.event_id`, now)}
        and (d.company_id, d.subscription_id) > (w.company_id, w.subscription_id)
      order by d.company_id, d.subscription_id limit 1) n)`;
