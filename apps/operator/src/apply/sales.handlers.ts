import { LeadStatusChanges, OrderStatusChanges, QuoteStatusChanges } from '@partner/sales';
import type { ContextHandlers } from './context-handlers.js';
import { emitting } from './handler.js';
import { putLead } from './lead.js';
import { putOrder } from './order.js';
import { putQuote, sendQuote } from './quote.js';

export const salesHandlers: ContextHandlers = {
  puts: { lead: putLead, quote: putQuote, order: putOrder },
  actions: { 'quote.send': emitting({ 'quote.sent': '' }, sendQuote) },
  statuses: { lead: LeadStatusChanges, quote: QuoteStatusChanges, order: OrderStatusChanges },
};
