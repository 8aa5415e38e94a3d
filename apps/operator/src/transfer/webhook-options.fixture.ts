import { type CompanyId, newId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';

/** Words that give a webhook endpoint every option. */
export const everyOption = [
  ...['--order', 'record', '--standard-webhooks', 'true', '--header', 'X-Key: of-a-gateway'],
  ...['--filter', '{"status":["Open"]}'],
];

/** Inserts a delivery for the endpoint with an order that waits for another one of its record. */
export async function insertWaitingDelivery(database: Database, company: CompanyId): Promise<void> {
  await database.query(sql`insert into webhook_deliveries (company_id, event_id, subscription_id, next_attempt_at,
      updated_at, record_id, record_seq)
    select s.company_id, ${newId()}, s.id, now() + interval '10 minutes', now(), ${newId()}, 7
    from webhook_subscriptions s where s.company_id = ${company} and s.delivery_order = 'record'`);
}
