import { defineContext } from '@partner/kernel';

export const customersContext = defineContext({
  name: 'customers',
  resources: {
    customer: { events: ['created', 'updated', 'merged', 'deleted'], url: 'customers/{id}' },
  },
  errors: {
    conflict: {
      email_taken: 'Another customer of your company has this email (in upper or lower case).',
      customer_merged: 'The customer was merged into another one. Use the survivor in `mergedInto`.',
    },
  },
  tables: {
    customers: 'records',
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    customers: typeof customersContext;
  }
}
