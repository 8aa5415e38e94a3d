import sql, { empty, type Sql } from 'sql-template-tag';

/**
 * The delivery that a pending delivery `d` waits for: the first one before it of its record and endpoint that is
 * pending (E13). No row when it waits for none.
 * @param and more conditions for it, as `e`
 */
export const firstInOrder = (
  company = sql`d.company_id`,
  subscription = sql`d.subscription_id`,
  and: Sql = empty,
): Sql => sql`
  select e.event_id, e.record_seq from webhook_deliveries e where d.record_id is not null and e.state = 'pending'
    and e.company_id = ${company} and e.subscription_id = ${subscription} and e.record_id = d.record_id
    and e.record_seq < d.record_seq ${and} order by e.record_seq limit 1`;
