import { defineContext } from '@partner/kernel';

/** Bounded context of order payments and payment links. */
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
  errors: {
    conflict: {
      payment_link_ended: 'The payment link has already been paid or has expired.',
      payment_known: 'The payment already exists.',
      refunded_at_processor: 'A payment made through the payment processor must be refunded there.',
      nothing_to_refund: 'The payment has no money left to refund.',
      processor_connected: 'The company is already connected to this payment processor.',
    },
    unavailable: {
      processor_not_connected: 'Your company has not connected a payment processor.',
      processor_unavailable:
        'The payment processor is unavailable. Send the request again with the same `Idempotency-Key`.',
      payments_disabled: 'Payments through the processor are disabled.',
    },
  },
  sealedColumns: ['secret_key', 'webhook_secret'].map((column) => ({
    table: 'payment_processors',
    key: { company_id: 'char(24)', id: 'char(24)' } as const,
    column,
    owner: 'payment processor of company {company_id}' as const,
  })),
  tables: {
    payment_processors: 'bounded',
    payment_links: 'records',
    payments: 'records',
    processor_events: 'records',
  },
  texts: {
    payment_processors: { other: 'provider secret_key webhook_secret' },
    payment_links: {
      of: 'order_id',
      as: 'payment_link',
      scanned: true,
      personal: 'name! email idempotency_key',
      other: 'currency session_id url',
    },
    payments: {
      of: 'order_id',
      as: 'payment',
      personal: 'description check_number bank_name',
      other: 'currency method status provider_reference',
    },
    processor_events: { of: 'payment_id', personal: 'payload!', other: 'event_id type outcome detail' },
  },
  reads: {
    companies: ['companies'],
    sales: ['orders'],
    schema: ['moving_companies'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    payments: typeof paymentsContext;
  }
}
