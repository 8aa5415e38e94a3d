import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { conflictOn, readModels } from '@partner/postgres';
import { recordTable } from '@partner/unit-of-work';
import type { QuotePurchaseType, QuoteState } from '../domain/quote/quote.js';
import { type QuoteStatus, quoteTransitions } from '../domain/quote/quote.transitions.js';
import { documentColumns } from './sales.entity.js';
import sql from 'sql-template-tag';

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
  },
});
export const quoteTable = recordTable<QuoteState, typeof QuoteEntity>(QuoteEntity, true);

conflictOn('quotes_number', 'number_taken', 'another quote has this orderNumber');
conflictOn('quotes_pkey', 'id_taken', 'this id is taken');
conflictOn('quotes_active_unit', 'unit_taken', 'the unit already has an active quote', {
  area: 'quotes',
  find: (company, { workOrderId }) => sql`select id from quotes
    where company_id = ${company} and work_order_id = ${workOrderId}
      and ${readModels.statusIs(sql`status`, 'live', quoteTransitions)}`,
});
