import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import type { PaymentLinkState } from '../domain/payment-link/payment-link.js';

export const PaymentLinkEntity = defineEntity({
  name: 'PaymentLinkEntity',
  tableName: 'payment_links',
  properties: {
    ...recordColumns(),
    orderId: p.character().length(24).$type<Id>(),
    processorId: p.character().length(24).$type<Id>(),
    name: p.text(),
    email: p.text().nullable(),
    amount: p.bigint('number'),
    currency: p.text(),
    digits: p.integer(),
    idempotencyKey: p.text().nullable(),
    generation: p.integer(),
    sessionId: p.text().nullable(),
    url: p.text().nullable(),
    expiresAt: p.datetime(3).nullable(),
    closedAt: p.datetime(3).nullable(),
  },
  ...ofCompany({
    indexes: {
      payment_links_key: 'unique (company_id, order_id, idempotency_key) where idempotency_key is not null',
      payment_links_open: '(company_id, created_at, id) where closed_at is null',
    },
    references: { order_id: 'orders', processor_id: 'payment_processors' },
  }),
});
export const paymentLinkTable = recordTable<PaymentLinkState, typeof PaymentLinkEntity>(PaymentLinkEntity, true, {
  secret: ['email', 'url'],
});

conflictOn('payment_links_key', 'idempotency_key_in_use', 'the request with this Idempotency-Key is still running');
