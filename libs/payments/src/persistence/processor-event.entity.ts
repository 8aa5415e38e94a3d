import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany } from '@partner/unit-of-work';

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
