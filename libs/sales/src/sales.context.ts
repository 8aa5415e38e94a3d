import { defineContext } from '@partner/kernel';
import { leadTransitions } from './domain/lead/lead.transitions.js';
import { orderTransitions } from './domain/order/order.transitions.js';
import { quoteTransitions } from './domain/quote/quote.transitions.js';

/** Leads, quotes and orders. */
export const salesContext = defineContext({
  name: 'sales',
  resources: {
    lead: {
      events: ['created', 'updated', 'status_changed', 'deleted'],
      transitions: leadTransitions,
      url: 'leads/{id}',
      totals: { table: 'leads', by: ['status', 'location', 'created'] },
    },
    quote: {
      events: ['created', 'updated', 'status_changed', 'sent', 'expired', 'deleted'],
      transitions: quoteTransitions,
      hidesWithLocation: true,
      url: 'quotes/{id}',
      totals: { table: 'quotes', by: ['status', 'location', 'created'] },
    },
    order: {
      events: ['created', 'updated', 'status_changed', 'cancelled', 'deleted'],
      transitions: orderTransitions,
      hidesWithLocation: true,
      url: 'orders/{id}',
      totals: { table: 'orders', by: ['status', 'location', 'created'] },
    },
  },
  sweepGroups: ['quotes'],
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    sales: typeof salesContext;
  }
}
