import { type CompanyId, creationTime, firstIdAt, type Id } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { TracedRecord } from '../../application/ports/request-traces.js';
import { eventJoins, type EventProjection } from '../event.projection.js';
import { isHiddenDocument } from '../hidden-links.js';
import { change } from './trace.statements.js';

/** Maximum number of versions. One more is read to detect that there are more. */
export const maxVersions = 50;
/** Events read around a change: a change and its event get their IDs in the same moment. */
const maxAround = 5_000;
const marginMs = 5_000;

/** Selects the newest changes of a record with the values before and after. */
export const versionsOf = (company: CompanyId, { resourceType, resourceId }: TracedRecord): Sql => sql`
  select ${change}, a.request_id as "requestId", a.changes from audit_entries a
  where a.company_id = ${company} and a.resource_type = ${resourceType} and a.resource_id = ${resourceId}
  order by a.at desc, a.id desc limit ${raw(String(maxVersions + 1))}`;

/** Selects those of the ids that are hidden locations, or quotes and orders at one (A5). */
export const hiddenAmong = (company: CompanyId, ids: readonly Id[]): Sql => sql`
  select i.id from unnest(${[...ids]}::char(24)[]) i(id) where exists (select 1 from hidden_locations h
    where h.company_id = ${company} and h.id = i.id) or ${isHiddenDocument(company, sql`i.id`)}`;

/** Selects the events of these changes, newest first. Events have no index by record, so each is found by its time. */
export function eventsOfChanges(
  company: CompanyId,
  { resourceId }: TracedRecord,
  changes: readonly Id[],
  oldest: Id,
  { visible }: EventProjection,
): Sql {
  const bound = (marginOf: number): Id[] =>
    changes.map((id) => firstIdAt(new Date(creationTime(id).getTime() + marginOf)));
  return sql`
    select t.id, t.type, t.occurred_at as "occurredAt", t.resource_type as "resourceType",
      t.resource_id as "resourceId", t.resource_version as "resourceVersion", ${visible} as "isVisible"
    from (select distinct n.* from unnest(${bound(-marginMs)}::char(24)[], ${bound(marginMs)}::char(24)[])
        as s (first, last)
      cross join lateral (select * from events e where e.company_id = ${company} and e.id >= s.first
        and e.id < s.last and e.id >= ${oldest} order by e.id limit ${raw(String(maxAround))}) n
      where n.resource_id = ${resourceId}) t ${eventJoins}
    order by t.seq desc`;
}
