import type { CompanyId } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';

/**
 * Starts a new series for each of the given deliveries; pending ones are left alone (E10). Returns a row per series.
 * @param deliveries statement of event and subscription ids, always in the same order.
 */
export const startNewSeries = (company: CompanyId, deliveries: Sql, at: Date): Sql => sql`
  insert into webhook_deliveries as d (company_id, event_id, subscription_id, next_attempt_at, updated_at)
  select ${company}, a.event_id, a.subscription_id, ${at}::timestamptz, ${at}::timestamptz from (${deliveries}) a
  on conflict (company_id, event_id, subscription_id) do update
  set state = 'pending', attempts_before = d.attempts, series_started_at = null, record_id = null,
    next_attempt_at = excluded.next_attempt_at, updated_at = excluded.updated_at
  where d.state <> 'pending'
  returning 1`;
