import { defineContext } from '@partner/kernel';

/** The context of read models over work orders. It owns only their indexes. */
export const inventoryContext = defineContext({
  name: 'inventory',
  resources: {},
  reads: {
    catalog: ['products'],
    locations: ['visible_locations'],
    'work-orders': ['work_orders'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    inventory: typeof inventoryContext;
  }
}
