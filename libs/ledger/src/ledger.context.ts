import { defineContext } from '@partner/kernel';

/** What orders count for. Its first migration makes the table of contracts, too. */
export const ledgerContext = defineContext({
  name: 'ledger',
  resources: {},
  tables: {
    sales_ledger_movements: 'records',
  },
  reads: {
    locations: ['visible_locations'],
    schema: ['record_tallies'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    ledger: typeof ledgerContext;
  }
}
