import { defineContext } from '@partner/kernel';

/** What every change writes beside its records: numbers, events, history, idempotency keys and jobs. */
export const persistenceContext = defineContext({
  name: 'persistence',
  resources: {},
  work: ['jobs'],
  partitionedTables: ['events'],
  sealedColumns: [
    {
      table: 'idempotency_keys',
      key: { company_id: 'char(24)', operation: 'bytea' },
      column: 'body',
      owner: 'answer of company {company_id}',
    },
  ],
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    persistence: typeof persistenceContext;
  }
}
