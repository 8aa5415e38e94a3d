import { defineContext } from '@partner/kernel';

/** Read models over orders and work orders: nothing of its own but their indexes. */
export const reportingContext = defineContext({
  name: 'reporting',
  resources: {},
  reads: {
    companies: ['companies'],
    locations: ['visible_locations'],
    sales: ['orders', 'sales_lines'],
    'work-orders': ['work_orders'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    reporting: typeof reportingContext;
  }
}
