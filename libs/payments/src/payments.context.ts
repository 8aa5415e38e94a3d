import { defineContext } from '@partner/kernel';

/** Payments of orders, and the links through which customers pay. */
export const paymentsContext = defineContext({
  name: 'payments',
  resources: {
    payment: {
      events: ['created', 'paid', 'failed', 'refunded', 'updated'],
      hidesWithLocation: true,
      url: 'payments/{id}',
    },
    payment_link: { events: [] },
    payment_processor: { events: [] },
  },
  sweepGroups: ['payments'],
  sealedColumns: ['secret_key', 'webhook_secret'].map((column) => ({
    table: 'payment_processors',
    key: { company_id: 'char(24)', id: 'char(24)' } as const,
    column,
    owner: 'payment processor of company {company_id}',
  })),
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    payments: typeof paymentsContext;
  }
}
