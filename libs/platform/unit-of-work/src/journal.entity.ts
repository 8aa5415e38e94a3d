import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { CompanyId, ExternalReferences, Id } from '@partner/kernel';
import { roles } from '@partner/postgres';
import { ofCompany } from './declared-table.js';
import { RecordTable } from './record-table.js';

/** Event of the feed (§2.25); `seq` has no gaps within a company (E1). */
export const EventEntity = defineEntity({
  name: 'EventEntity',
  tableName: 'events',
  properties: {
    companyId: p.character().length(24).$type<CompanyId>().primary(),
    id: p.character().length(24).$type<Id>().primary(),
    seq: p.bigint().$type<number>(),
    type: p.text(),
    occurredAt: p.datetime(3),
    resourceType: p.text(),
    resourceId: p.character().length(24).$type<Id>(),
    resourceVersion: p.integer().nullable(),
    externalReferences: p.json<ExternalReferences>().nullable(),
    data: p.json<Record<string, unknown>>().nullable(),
    locationId: p.character().length(24).$type<Id>().nullable(),
    /** Id of the request that caused the change (W17); not visible to partners. */
    requestId: p.text().nullable(),
    /** Trace context of the change (R97). */
    traceparent: p.text().nullable(),
  },
  ...ofCompany({
    indexes: {
      events_feed: '(company_id, seq)',
      events_of_record: '(company_id, resource_id, seq)',
      events_of_request: '(company_id, request_id) where request_id is not null',
      events_of_type: '(company_id, type, seq)',
    },
  }),
});

/** Entry of a status history (§2.17). */
export const StatusHistoryEntity = defineEntity({
  name: 'StatusHistoryEntity',
  tableName: 'status_history',
  properties: {
    companyId: p.character().length(24).$type<CompanyId>().primary(),
    id: p.character().length(24).$type<Id>().primary(),
    resourceType: p.text(),
    resourceId: p.character().length(24).$type<Id>(),
    status: p.text(),
    previousStatus: p.text().nullable(),
    description: p.text().nullable(),
    changedAt: p.datetime(3),
    actorName: p.text(),
    actorEmail: p.text().nullable(),
  },
  ...ofCompany({ indexes: { status_history_of: '(company_id, resource_type, resource_id, changed_at, id)' } }),
});

/** Entry of the audit trail: actor, time, request and change (§1.8). */
export const AuditEntryEntity = defineEntity({
  name: 'AuditEntryEntity',
  tableName: 'audit_entries',
  properties: {
    companyId: p.character().length(24).$type<CompanyId>().primary(),
    id: p.character().length(24).$type<Id>().primary(),
    at: p.datetime(3),
    actorKind: p.text(),
    actorId: p.character().length(24).$type<Id>().nullable(),
    actorName: p.text(),
    requestId: p.text().nullable(),
    action: p.text(),
    resourceType: p.text(),
    resourceId: p.character().length(24).$type<Id>(),
    resourceVersion: p.integer(),
    /** `[before, after]` by field; null for a created record. */
    changes: p.json<Record<string, readonly [unknown, unknown]>>().nullable(),
  },
  ...ofCompany({
    indexes: {
      audit_entries_of_administration: `(company_id, id)
        where resource_type in ('credential', 'webhook_subscription', 'event', 'session', 'user', 'role', 'invitation',
          'company')`,
      audit_entries_of: '(company_id, resource_type, resource_id, at)',
    },
    // While a company leaves, its rows may be deleted.
    policies: [
      {
        name: 'leaving_company',
        type: 'restrictive',
        command: 'delete',
        roles: [roles.crossCompany],
        using: 'company_leaves(company_id)',
      },
    ],
  }),
});

export type EventRow = InferEntity<typeof EventEntity>;
export type StatusHistoryRow = InferEntity<typeof StatusHistoryEntity>;
export type AuditEntryRow = InferEntity<typeof AuditEntryEntity>;

export const eventTable = new RecordTable<EventRow>(EventEntity);
export const statusHistoryTable = new RecordTable<StatusHistoryRow>(StatusHistoryEntity);
export const auditTable = new RecordTable<AuditEntryRow>(AuditEntryEntity);
