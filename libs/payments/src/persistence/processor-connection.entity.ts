import { defineEntity, p } from '@mikro-orm/core';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import type { Processor, ProcessorState } from '../domain/processor-connection/processor-connection.js';

export const ProcessorConnectionEntity = defineEntity({
  name: 'ProcessorConnectionEntity',
  tableName: 'payment_processors',
  properties: {
    ...recordColumns(),
    provider: p.text().$type<Processor>(),
    secretKey: p.text().nullable(),
    webhookSecret: p.text().nullable(),
    connected: p.boolean(),
    paymentsEnabled: p.boolean(),
    noticesUntil: p.datetime(3).nullable(),
  },
  ...ofCompany({
    indexes: { payment_processors_provider: 'unique (company_id, provider)', payment_processors_by_id: 'unique (id)' },
  }),
});
export const processorConnectionTable = recordTable<ProcessorState, typeof ProcessorConnectionEntity>(
  ProcessorConnectionEntity,
  true,
  {
    secret: ['secretKey', 'webhookSecret'],
  },
);

conflictOn('payment_processors_pkey', 'id_taken', 'this id is taken');
conflictOn('payment_processors_by_id', 'id_taken', 'this id is taken');
conflictOn(
  'payment_processors_provider',
  'processor_connected',
  'The company is already connected to this payment processor',
);

/** Notice of a payment processor (R46). */
export const ProcessorEventEntity = defineEntity({
  name: 'ProcessorEventEntity',
  tableName: 'processor_events',
  properties: {
    companyId: p.character().length(24).primary(),
    id: p.character().length(24).primary(),
    processorId: p.character().length(24),
    eventId: p.text(),
    type: p.text(),
    receivedAt: p.datetime(3),
    payload: p.blob(),
    outcome: p.text(),
    detail: p.text().nullable(),
    paymentId: p.character().length(24).nullable(),
    settledAt: p.datetime(3).nullable(),
  },
  ...ofCompany({
    indexes: {
      processor_events_event: 'unique (company_id, processor_id, event_id)',
      processor_events_payment: '(company_id, payment_id)',
      processor_events_outcome: '(company_id, outcome, id)',
    },
    references: { payment_id: 'payments', processor_id: 'payment_processors' },
  }),
});
