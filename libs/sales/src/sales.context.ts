import { defineContext } from '@partner/kernel';
import { leadTransitions } from './domain/lead/lead.transitions.js';
import { orderTransitions } from './domain/order/order.transitions.js';
import { quoteTransitions } from './domain/quote/quote.transitions.js';

const personalOfDocuments =
  'customer_name customer_email customer_phone source_metadata external_references discount_reason ' +
  'delivery_address delivery_city delivery_state delivery_zip_code delivery_latitude delivery_longitude ' +
  'note search_text';

export const salesContext = defineContext({
  name: 'sales',
  resources: {
    lead: {
      events: ['created', 'updated', 'status_changed', 'deleted'],
      transitions: leadTransitions,
      url: 'leads/{id}',
    },
    quote: {
      events: ['created', 'updated', 'status_changed', 'sent', 'expired', 'deleted'],
      transitions: quoteTransitions,
      hidesWithLocation: true,
      url: 'quotes/{id}',
    },
    order: {
      events: ['created', 'updated', 'status_changed', 'cancelled', 'deleted'],
      transitions: orderTransitions,
      hidesWithLocation: true,
      url: 'orders/{id}',
    },
  },
  sweepGroups: ['quotes'],
  views: ['hidden_documents'],
  errors: {
    conflict: {
      unit_taken: 'The unit already has an active quote or order.',
      unit_not_for_sale: 'The unit is a template, or was cancelled or deleted.',
      quote_not_convertible: 'The quote is neither Open nor Active, or already has an active order.',
      serial_number_missing: 'The order cannot be submitted without a serial number.',
      base_line_stays: 'The line of the product itself cannot be deleted.',
      line_exists: 'The record already has a line with this key.',
      line_items_closed: 'The line items of a record in this status cannot be changed.',
    },
  },
  tables: {
    leads: 'records',
    quotes: 'records',
    orders: 'records',
    sales_lines: 'records',
    quote_expirations: 'records',
  },
  texts: {
    leads: {
      personal: 'customer_name customer_email customer_phone source_metadata external_references search_text',
      other: 'status salesperson_name salesperson_email sales_source',
    },
    quotes: {
      personal: personalOfDocuments,
      other:
        'status salesperson_name salesperson_email sales_source serial_number payment_type rto ' +
        'configuration purchase_type',
    },
    orders: {
      personal: personalOfDocuments,
      other:
        'status salesperson_name salesperson_email sales_source serial_number payment_type rto rto_agreement ' +
        'configuration sold_pricing',
    },
    sales_lines: { other: 'line_key name color_name status category side' },
  },
  reads: {
    companies: ['companies', 'sales_people'],
    locations: ['hidden_locations', 'visible_locations'],
    schema: ['moving_companies'],
    'work-orders': ['work_orders'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    sales: typeof salesContext;
  }
}
