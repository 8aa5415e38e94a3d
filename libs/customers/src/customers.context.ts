import { defineContext } from '@partner/kernel';

export const customersContext = defineContext({
  name: 'customers',
  resources: {
    customer: { events: ['created', 'updated', 'merged', 'deleted'], url: 'customers/{id}' },
  },
  errors: {
    conflict: {
      email_taken: 'Another customer of your company has this email (in upper or lower case).',
      customer_erased: 'The personal data of the customer was erased. It accepts no personal data and no new records.',
      customer_merged: 'The customer was merged into another one. Use the survivor in `mergedInto`.',
    },
  },
  tables: {
    customers: 'records',
  },
  texts: {
    customers: {
      personal:
        'name contact_name contact_person email phone address city state zip_code external_references ' +
        'search_text email_lower',
      other: 'code sales_source',
    },
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    customers: typeof customersContext;
  }
}
