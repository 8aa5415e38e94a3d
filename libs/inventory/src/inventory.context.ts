import { defineContext } from '@partner/kernel';

/** Read models over work orders: nothing of its own but their indexes. */
export const inventoryContext = defineContext({
  name: 'inventory',
  resources: {},
  reads: {
    catalog: ['products'],
    locations: ['visible_locations'],
    schema: ['record_tallies'],
    'work-orders': ['work_orders'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    inventory: typeof inventoryContext;
  }
}
