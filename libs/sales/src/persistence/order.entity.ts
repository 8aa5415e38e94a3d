import { defineEntity, p } from '@mikro-orm/core';
import type { Id, Money } from '@partner/kernel';
import { conflictOn, readModels } from '@partner/postgres';
import { recordTable } from '@partner/unit-of-work';
import type { OrderState } from '../domain/order/order.state.js';
import { type OrderStatus, orderTransitions } from '../domain/order/order.transitions.js';
import type { SoldPricing } from '../domain/order/sold-pricing.js';
import { documentColumns } from './sales.entity.js';
import sql from 'sql-template-tag';

/** A required amount, exact (W2). */
// eslint-disable-next-line @typescript-eslint/explicit-function-return-type -- the type is what the declaration says
const requiredAmount = () => p.decimal().precision(14).scale(2).$type<Money>();

export const OrderEntity = defineEntity({
  name: 'OrderEntity',
  tableName: 'orders',
  properties: {
    ...documentColumns(),
    status: p.text().$type<OrderStatus>(),
    sizeId: p.character().length(24).$type<Id>().nullable(),
    downPayment: requiredAmount(),
    securityDeposit: requiredAmount(),
    totalDueToday: requiredAmount(),
    totalPaid: requiredAmount(),
    saleDate: p.datetime(3).nullable(),
    soldPricing: p.json<SoldPricing>().nullable(),
    soldAndCancelled: p.boolean(),
    sourceQuoteId: p.character().length(24).$type<Id>().nullable(),
    sourceQuoteNumber: p.integer().nullable(),
    expectedDeliveryDate: p.datetime(3).nullable(),
    deliveredAt: p.datetime(3).nullable(),
  },
});
export const orderTable = recordTable<OrderState, typeof OrderEntity>(OrderEntity, true);

conflictOn('orders_number', 'number_taken', 'another order has this orderNumber');
conflictOn('orders_pkey', 'id_taken', 'this id is taken');
conflictOn('orders_active_unit', 'unit_taken', 'the unit already has an active order', {
  area: 'orders',
  find: (company, { workOrderId }) => sql`select id from orders
    where company_id = ${company} and work_order_id = ${workOrderId}
      and ${readModels.statusIs(sql`status`, 'live', orderTransitions)}`,
});
conflictOn('orders_source_quote', 'quote_not_convertible', 'the quote already has an active order');
