import sql, { type Sql } from 'sql-template-tag';

/**
 * The subscriptions that anything is pending for, as `waiting` in a `with recursive`: from one to the next in the index,
 * one step each, however much is pending for it. Held ones, of disabled subscriptions, are among them.
 */
export const waiting: Sql = sql`waiting as (
    (select d.company_id, d.subscription_id from webhook_deliveries d where d.state = 'pending'
      order by d.company_id, d.subscription_id limit 1)
    union all
    select n.company_id, n.subscription_id from waiting w cross join lateral (
      select d.company_id, d.subscription_id from webhook_deliveries d
      where d.state = 'pending' and (d.company_id, d.subscription_id) > (w.company_id, w.subscription_id)
      order by d.company_id, d.subscription_id limit 1) n)`;
