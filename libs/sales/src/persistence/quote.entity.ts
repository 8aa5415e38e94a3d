import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { conflictOn, statusIs } from '@partner/postgres';
import { ofCompany, recordTable } from '@partner/unit-of-work';
import type { QuotePurchaseType, QuoteState } from '../domain/quote/quote.js';
import { type QuoteStatus, quoteTransitions } from '../domain/quote/quote.transitions.js';
import { documentColumns, salesIndexes, salesReferences } from './sales.entity.js';
import sql from 'sql-template-tag';

const isLive = statusIs(sql`status`, 'live', quoteTransitions).sql;

export const QuoteEntity = defineEntity({
  name: 'QuoteEntity',
  tableName: 'quotes',
  properties: {
    ...documentColumns(),
    status: p.text().$type<QuoteStatus>(),
    purchaseType: p.text().$type<QuotePurchaseType>().nullable(),
    validUntil: p.datetime(3).nullable(),
    converted: p.boolean(),
    convertedOrderId: p.character().length(24).$type<Id>().nullable(),
    convertedOrderNumber: p.integer().nullable(),
    searchText: p.text().hidden(),
  },
  ...ofCompany({
    indexes: {
      ...salesIndexes('quotes'),
      quotes_active_unit: `unique (company_id, work_order_id) where ${isLive} and work_order_id is not null`,
      quotes_valid_until: `(company_id, valid_until, id) where ${isLive} and valid_until is not null`,
      quotes_created: `(company_id, created_at, id)
        include (updated_at, status, location_id, salesperson_id, salesperson_name, salesperson_email, converted)`,
      quotes_total: '(company_id, total, id)',
      quotes_converted: '(company_id, converted, status, location_id)',
      quotes_texts: `(company_id, created_at, id)
        include (status, location_id, customer_email, customer_phone, search_text)`,
    },
    references: { ...salesReferences, product_id: 'products', work_order_id: 'work_orders' },
  }),
});
export const quoteTable = recordTable<QuoteState, typeof QuoteEntity>(QuoteEntity, true);

conflictOn('quotes_number', 'number_taken', 'another quote has this orderNumber');
conflictOn('quotes_pkey', 'id_taken', 'this id is taken');
conflictOn('quotes_active_unit', 'unit_taken', 'the unit already has an active quote');

/** Announced value of validUntil (R27). */
export const QuoteExpirationEntity = defineEntity({
  name: 'QuoteExpirationEntity',
  tableName: 'quote_expirations',
  properties: {
    companyId: p.character().length(24).primary(),
    quoteId: p.character().length(24).primary(),
    validUntil: p.datetime(3).primary(),
  },
  ...ofCompany({ references: { quote_id: 'quotes' } }),
});
