import { defineContext } from '@partner/kernel';

/**
 * Context of the tables that every change writes in addition to its records: numbers, events, history, idempotency keys
 * and jobs. The sweeps of the platform are in its group.
 */
export const schemaContext = defineContext({
  name: 'schema',
  resources: {},
  work: ['jobs'],
  sweepGroups: ['retention'],
  partitionedTables: { events: 'week' },
  sealedColumns: [
    {
      table: 'idempotency_keys',
      key: { company_id: 'char(24)', operation: 'bytea' },
      column: 'body',
      owner: 'answer of company {company_id}',
    },
  ],
  tables: {
    audit_entries: 'records',
    company_counters: 'bounded',
    deployment: 'bounded',
    company_places: { sweptBy: 'company-deletion', travels: false },
    erased_records: 'bounded',
    events: { sweptBy: 'event-retention', travels: true },
    idempotency_keys: { sweptBy: 'idempotency-keys', travels: true },
    outbox_jobs: { sweptBy: 'dead-jobs', travels: true },
    secret_keys: 'bounded',
    status_history: 'records',
    workers: 'bounded',
  },
  leases: { outbox_jobs: { until: 'running_until', cleared: [] } },
  // Attempts belong to the workers of this deployment.
  stayingColumns: { outbox_jobs: ['running_until'] },
  views: ['absent_companies', 'moving_companies'],
  texts: {
    audit_entries: { personal: 'changes', other: 'actor_kind actor_name request_id action resource_type' },
    company_counters: { other: 'name' },
    company_places: { other: 'state other_cell step' },
    // Removed when the erasure is finished.
    erased_records: { other: 'kind named quoted' },
    events: {
      of: 'resource_id',
      as: 'event',
      scanned: true,
      personal: 'external_references',
      other: 'type resource_type data request_id traceparent',
    },
    idempotency_keys: { personal: 'headers body', other: 'operation endpoint key scope body_hash kinds' },
    outbox_jobs: { personal: 'payload last_error', other: 'kind key request_id traceparent' },
    status_history: {
      of: 'resource_id',
      personal: 'description',
      other: 'resource_type status previous_status actor_name actor_email',
    },
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    schema: typeof schemaContext;
  }
}
