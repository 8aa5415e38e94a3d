import { type CompanyId, type DomainEvent, newId } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import { type EventRow, eventTable } from '../records/journal.entity.js';
import { isHiddenLocation, isVisibleEvent } from '../sql/event-visibility.js';
import { advisoryLock } from '../sql/advisory-lock.js';

const columns = raw([...eventTable.columns.values()].filter((name) => name !== 'seq').join(', '));

/**
 * Numbers and writes events, and what is to be delivered because of them, in one statement. The company's counter row
 * stays locked from here to the commit, so events become visible in the order of their numbers, without gaps (E1).
 * Every event meets the subscriptions that are active now (E10): nothing can be lost between an event and its
 * deliveries.
 * @returns a statement whose row has the number of deliveries made as `deliveries`.
 */
export function eventStatement(company: CompanyId, events: readonly DomainEvent[]): Sql {
  const rows = events.map((event, index) => eventTable.row(eventRow(company, event, index + 1)));
  return sql`with ${advisoryLock(company, 'event')},
    counter as (
      insert into company_counters (company_id, name, value) select ${company}, 'event', ${events.length}::int
        from counter_lock
      on conflict (company_id, name) do update set value = company_counters.value + excluded.value
      returning company_id, value - ${events.length}::int as before),
    written as (insert into events (seq, ${columns})
      select counter.before + r.seq, ${raw('r.' + columns.sql.replaceAll(', ', ', r.'))}
      from counter, json_populate_recordset(null::events, ${JSON.stringify(rows)}::json) r
      returning id, type, occurred_at, resource_type, location_id),
    made as (insert into webhook_deliveries (company_id, event_id, subscription_id, next_attempt_at, updated_at)
      select s.company_id, t.id, s.id, least(t.occurred_at, statement_timestamp()), statement_timestamp()
      from counter join webhook_subscriptions s on s.company_id = counter.company_id
      join written t on s.types is null or t.type = any(s.types)
      left join locations l on l.company_id = s.company_id and l.id = t.location_id
      where s.status = 'active' and ${isVisibleEvent('t', isHiddenLocation('l'))}
      returning 1)
    select count(*)::int as deliveries from made`;
}

function eventRow(company: CompanyId, event: DomainEvent, position: number): EventRow {
  return {
    companyId: company,
    id: newId(),
    seq: position,
    type: event.type,
    occurredAt: event.occurredAt,
    resourceType: event.resourceType,
    resourceId: event.resourceId,
    resourceVersion: event.resourceVersion ?? null,
    externalReferences: event.externalReferences ?? null,
    data: event.data ?? null,
    locationId: event.locationId ?? null,
  };
}
