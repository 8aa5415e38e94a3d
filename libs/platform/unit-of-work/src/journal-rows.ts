import { type Actor, type Aggregate, newId, type RecordState, type AuditTrail } from '@partner/kernel';
import type { AuditEntryRow, StatusHistoryRow } from './journal.entity.js';
import type { AnyTable } from './record-table.js';

type HistoryEntry = ReturnType<Aggregate<RecordState>['takePending']>['history'][number];

/** Version in entries about resources without a version. */
const unversioned = 1;

/** Fields that every change modifies; audit entries omit them. */
const bookkeeping = new Set(['version', 'createdAt', 'updatedAt']);

/** Creates the audit entry of a changed record: every changed field and part, before and after. */
export function auditRow(actor: Actor, aggregate: Aggregate<RecordState>, table: AnyTable): AuditEntryRow {
  const { stored, state, resource, events } = aggregate;
  return {
    ...actorFields(actor),
    at: state.updatedAt,
    action: events[0]?.type ?? `${resource}.${stored ? 'updated' : 'created'}`,
    resourceType: resource,
    resourceId: aggregate.id,
    resourceVersion: state.version,
    changes: stored ? { ...differences(stored, state, table.secret), ...aggregate.changedParts } : null,
  };
}

export function actionRow(
  actor: Actor,
  { at, action, resourceType, resourceId, changes }: Parameters<AuditTrail['add']>[1],
): AuditEntryRow {
  return { ...actorFields(actor), at, action, resourceType, resourceId, resourceVersion: unversioned, changes };
}

function actorFields(
  actor: Actor,
): Pick<AuditEntryRow, 'companyId' | 'id' | 'actorKind' | 'actorId' | 'actorName' | 'requestId'> {
  return {
    companyId: actor.company,
    id: newId(),
    actorKind: actor.kind,
    actorId: actor.id ?? null,
    actorName: actor.operator === undefined ? actor.name : `${actor.name} (${actor.operator})`,
    requestId: actor.requestId ?? null,
  };
}

export function historyRow(actor: Actor, aggregate: Aggregate<RecordState>, entry: HistoryEntry): StatusHistoryRow {
  return {
    companyId: actor.company,
    id: newId(),
    resourceType: aggregate.resource,
    resourceId: aggregate.id,
    status: entry.status,
    previousStatus: entry.previousStatus ?? null,
    description: entry.description ?? null,
    changedAt: entry.changedAt,
    actorName: actor.name,
    actorEmail: actor.email ?? null,
  };
}

function differences(before: object, after: object, secret: ReadonlySet<string>): AuditEntryRow['changes'] {
  const old = before as Record<string, unknown>;
  const entries = Object.entries(after).filter(
    ([field, value]) => !bookkeeping.has(field) && JSON.stringify(old[field]) !== JSON.stringify(value),
  );
  return Object.fromEntries(
    entries.map(([field, value]) => [field, secret.has(field) ? ['…', '…'] : [old[field] ?? null, value ?? null]]),
  );
}
