import { defineContext } from '@partner/kernel';

/** The context of the sales ledger. Its first migration also creates the table of contracts. */
export const ledgerContext = defineContext({
  name: 'ledger',
  resources: {},
  tables: {
    sales_ledger_movements: 'records',
  },
  texts: {
    sales_ledger_movements: { of: 'order_id', personal: 'customer_name', other: 'status movement_type' },
  },
  reads: {
    locations: ['visible_locations'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    ledger: typeof ledgerContext;
  }
}
