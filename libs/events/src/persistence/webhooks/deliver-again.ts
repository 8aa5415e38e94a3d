import type { CompanyId } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';

/**
 * Begins a new series for each of some deliveries, of which those that are pending are left alone (E10). A row for each
 * series. @param deliveries a statement of event and subscription ids, in an order that is always the same.
 */
export const deliverAgain = (company: CompanyId, deliveries: Sql, at: Date): Sql => sql`
  insert into webhook_deliveries as d (company_id, event_id, subscription_id, next_attempt_at, updated_at)
  select ${company}, a.event_id, a.subscription_id, ${at}::timestamptz, ${at}::timestamptz from (${deliveries}) a
  on conflict (company_id, event_id, subscription_id) do update
  set state = 'pending', attempts_before = d.attempts, series_started_at = null,
    next_attempt_at = excluded.next_attempt_at, updated_at = excluded.updated_at
  where d.state <> 'pending'
  returning 1`;
