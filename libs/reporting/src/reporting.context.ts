import { defineContext } from '@partner/kernel';

/** The context of read models over orders and work orders. It owns only their indexes. */
export const reportingContext = defineContext({
  name: 'reporting',
  resources: {},
  reads: {
    companies: ['companies'],
    locations: ['visible_locations'],
    sales: ['orders'],
    'work-orders': ['work_orders'],
  },
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    reporting: typeof reportingContext;
  }
}
