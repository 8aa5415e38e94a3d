import { type CompanyId, type DomainEvent, newId } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import { type EventRow, eventTable } from '../records/journal.records.js';

const columns = raw([...eventTable.columns.values()].filter((name) => name !== 'seq').join(', '));

/**
 * Numbers and writes events in one statement. The company's counter row stays locked from here to the commit,
 * so events become visible in the order of their numbers, without gaps (E1).
 */
export function eventStatement(company: CompanyId, events: readonly DomainEvent[]): Sql {
  const rows = events.map((event, index) => eventTable.row(eventRow(company, event, index + 1)));
  return sql`with counter as (
      insert into company_counters (company_id, name, value) values (${company}, 'event', ${events.length}::int)
      on conflict (company_id, name) do update set value = company_counters.value + excluded.value
      returning value - ${events.length}::int as before)
    insert into events (seq, ${columns})
    select counter.before + r.seq, ${raw('r.' + columns.sql.replaceAll(', ', ', r.'))}
    from counter, json_populate_recordset(null::events, ${JSON.stringify(rows)}::json) r`;
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
