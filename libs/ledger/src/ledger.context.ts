import { defineContext } from '@partner/kernel';

/** The context of the sales ledger. Its first migration also creates the table of contracts. */
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
