import { defineContext } from '@partner/kernel';

/** The context of the sales ledger. Its first migration also creates the table of contracts. */
export const ledgerContext = defineContext({
  name: 'ledger',
  resources: {},
  tables: {
    sales_ledger_movements: 'records',
  },
  texts: {
    sales_ledger_movements: {
      of: 'order_id',
      personal: 'reason',
      other: 'status movement_type previous_status new_status source_view',
    },
  },
  reads: {
    companies: ['sales_people'],
    locations: ['visible_locations'],
    sales: ['orders'],
    'work-orders': ['work_orders'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    ledger: typeof ledgerContext;
  }
}
