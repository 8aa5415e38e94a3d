import { defineEntity, p } from '@mikro-orm/core';
import type { Id, Money } from '@partner/kernel';
import { conflictOn, statusIs } from '@partner/postgres';
import { ofCompany, recordTable } from '@partner/unit-of-work';
import type { OrderState } from '../domain/order/order.state.js';
import { type OrderStatus, orderTransitions } from '../domain/order/order.transitions.js';
import type { SoldPricing } from '../domain/order/sold-pricing.js';
import { documentColumns, salesIndexes, salesReferences } from './sales.entity.js';
import sql from 'sql-template-tag';

/** A required amount, exact (W2). */
// eslint-disable-next-line @typescript-eslint/explicit-function-return-type -- the type is what the declaration says
const requiredAmount = () => p.decimal().precision(14).scale(2).$type<Money>();

const isLive = statusIs(sql`status`, 'live', orderTransitions).sql;

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
    searchText: p.text().hidden(),
    rtoAgreement: p.text().nullable().hidden(),
  },
  ...ofCompany({
    indexes: {
      ...salesIndexes('orders'),
      orders_serial_number: '(company_id, serial_number)',
      orders_active_unit: `unique (company_id, work_order_id) where ${isLive} and work_order_id is not null`,
      orders_source_quote: `unique (company_id, source_quote_id) where ${isLive} and source_quote_id is not null`,
      orders_delivered: `(company_id, delivered_at) where delivered_at is not null and ${isLive}`,
      orders_expected: `(company_id, expected_delivery_date)
        where work_order_id is null and expected_delivery_date is not null and ${isLive}`,
      orders_created: `(company_id, created_at, id)
        include (updated_at, status, location_id, salesperson_id, salesperson_name, salesperson_email, payment_type,
          sale_date)`,
      orders_total: '(company_id, total, id)',
      orders_payment_type: '(company_id, payment_type, status, location_id)',
      orders_sale_date: '(company_id, sale_date, status, location_id) where sale_date is not null',
      orders_texts: `(company_id, created_at, id)
        include (status, location_id, customer_email, customer_phone, search_text)`,
      orders_cancelled: '(company_id, created_at, id) where sold_and_cancelled',
      orders_of_agreement: '(company_id, rto_agreement) include (location_id) where rto_agreement is not null',
    },
    references: { ...salesReferences, product_id: 'products', size_id: 'sizes', work_order_id: 'work_orders' },
  }),
});
export const orderTable = recordTable<OrderState, typeof OrderEntity>(OrderEntity, true);

conflictOn('orders_number', 'number_taken', 'another order has this orderNumber');
conflictOn('orders_pkey', 'id_taken', 'this id is taken');
conflictOn('orders_active_unit', 'unit_taken', 'the unit already has an active order');
conflictOn('orders_source_quote', 'quote_not_convertible', 'the quote already has an active order');
