import { defineContext } from '@partner/kernel';

/** Who buys. */
export const customersContext = defineContext({
  name: 'customers',
  resources: {
    customer: { events: ['created', 'updated', 'merged', 'deleted'], url: 'customers/{id}' },
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    customers: typeof customersContext;
  }
}
