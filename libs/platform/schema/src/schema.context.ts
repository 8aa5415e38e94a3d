import { defineContext } from '@partner/kernel';

/**
 * Context of the tables that every change writes in addition to its records: numbers, events, history, idempotency keys
 * and jobs.
 */
export const schemaContext = defineContext({
  name: 'schema',
  resources: {},
  work: ['jobs'],
  partitionedTables: { audit_entries: 'year', events: 'week', status_history: 'year' },
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
    events: { sweptBy: 'event-retention', travels: true },
    pending_tallies: 'derived',
    idempotency_keys: { sweptBy: 'idempotency-keys', travels: true },
    outbox_jobs: { sweptBy: 'dead-jobs', travels: true },
    record_period_tallies: 'derived',
    record_tallies: 'derived',
    secret_keys: 'bounded',
    status_history: 'records',
    workers: 'bounded',
  },
  // Claims belong to the workers of this deployment.
  stayingColumns: { outbox_jobs: ['worker_id'] },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    schema: typeof schemaContext;
  }
}
