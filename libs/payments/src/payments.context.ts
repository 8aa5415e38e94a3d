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
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    payments: typeof paymentsContext;
  }
}
