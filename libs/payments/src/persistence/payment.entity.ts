import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { recordColumns, recordTable } from '@partner/unit-of-work';
import type { PaymentState } from '../domain/payment/payment.state.js';
import type { PaymentMethod, PaymentStatus } from '../domain/payment/payment.transitions.js';

export const PaymentEntity = defineEntity({
  name: 'PaymentEntity',
  tableName: 'payments',
  properties: {
    ...recordColumns(),
    orderId: p.character().length(24).$type<Id>(),
    customerId: p.character().length(24).$type<Id>(),
    locationId: p.character().length(24).$type<Id>().nullable(),
    amount: p.bigint('number'),
    refundedAmount: p.bigint('number'),
    refundedAt: p.datetime(3).nullable(),
    currency: p.text(),
    digits: p.integer(),
    foreign: p.boolean().fieldName('is_foreign'),
    method: p.text().$type<PaymentMethod>(),
    status: p.text().$type<PaymentStatus>(),
    description: p.text().nullable(),
    checkNumber: p.text().nullable(),
    bankName: p.text().nullable(),
    providerReference: p.text().nullable(),
    linkId: p.character().length(24).$type<Id>().nullable(),
    observation: p.bigint('number').nullable(),
  },
});
export const paymentTable = recordTable<PaymentState, typeof PaymentEntity>(PaymentEntity, true);

conflictOn('payments_pkey', 'id_taken', 'this id is taken');
conflictOn('payments_link_reference', 'payment_known', 'The payment already exists');
