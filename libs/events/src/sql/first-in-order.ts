import sql, { type Sql } from 'sql-template-tag';

/**
 * The delivery that a pending delivery `d` waits for: the first one before it of its record and endpoint that is
 * pending (E13). No row when it waits for none.
 */
export const firstInOrder = (company = sql`d.company_id`, subscription = sql`d.subscription_id`): Sql => sql`
  select e.event_id from webhook_deliveries e where d.record_id is not null and e.state = 'pending'
    and e.company_id = ${company} and e.subscription_id = ${subscription} and e.record_id = d.record_id
    and e.record_seq < d.record_seq order by e.record_seq limit 1`;
