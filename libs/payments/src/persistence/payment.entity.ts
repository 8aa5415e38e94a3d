import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { conflictOn, statusIs } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import type { PaymentState } from '../domain/payment/payment.state.js';
import { type PaymentMethod, type PaymentStatus, paymentTransitions } from '../domain/payment/payment.transitions.js';
import sql, { type Sql } from 'sql-template-tag';

/** Condition that the payment processor must be queried about payment `t` (R46). */
export const isAwaited: Sql = statusIs(sql`t.status`, 'awaited', paymentTransitions);

/** Condition that payment `t` counts in the deposits of its order (R43). */
export const isCounted: Sql = statusIs(sql`t.status`, 'counted', paymentTransitions);

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
    orderDeleted: p.boolean().default(false).hidden(),
  },
  ...ofCompany({
    indexes: {
      payments_order: '(company_id, order_id, created_at, id)',
      payments_customer: '(company_id, customer_id)',
      payments_pending: `(company_id, id) where ${statusIs(sql`status`, 'awaited', paymentTransitions).sql}`,
      payments_link_reference: 'unique (company_id, provider_reference) where link_id is not null',
      payments_created: '(company_id, created_at, id) include (status, location_id) where not order_deleted',
      payments_status: '(company_id, status, created_at, id) include (location_id) where not order_deleted',
    },
    checks: {
      payments_amount_check: 'amount > 0',
      payments_check: 'refunded_amount >= 0 and refunded_amount <= amount',
    },
    references: { customer_id: 'customers', link_id: 'payment_links', location_id: 'locations', order_id: 'orders' },
  }),
});
export const paymentTable = recordTable<PaymentState, typeof PaymentEntity>(PaymentEntity, true);

conflictOn('payments_pkey', 'id_taken', 'this id is taken');
conflictOn('payments_link_reference', 'payment_known', 'The payment already exists');
