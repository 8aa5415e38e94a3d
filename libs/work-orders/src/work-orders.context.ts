import { defineContext } from '@partner/kernel';
import { workOrderTransitions } from './domain/work-order/work-order.transitions.js';

/** The context of units that are being built or stand on a lot. */
export const workOrdersContext = defineContext({
  name: 'work-orders',
  resources: {
    work_order: {
      events: ['created', 'updated', 'status_changed', 'deleted'],
      transitions: workOrderTransitions,
      url: 'work-orders/{id}',
    },
    delivery: { events: ['scheduled', 'dispatched', 'delivered'], url: 'work-orders/{workOrderId}' },
    bom: { events: [] },
  },
  errors: {
    conflict: {
      serial_number_taken: 'Another work order of your company has this serial number.',
      bom_exists: 'The product or size already has a bill of materials.',
      not_a_template: 'The work order is not a template.',
    },
  },
  tables: { work_orders: 'records', deliveries: 'records', boms: 'bounded' },
  texts: {
    work_orders: {
      personal: 'delivery_address',
      other:
        'status serial_number title description purchase_type work_order_type delivery_type ' +
        'discount_reason images files configuration lines bom template external_references search_text',
    },
    deliveries: { other: 'run_status driver_name' },
    boms: { other: 'items' },
  },
  reads: { locations: ['visible_locations'] },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    'work-orders': typeof workOrdersContext;
  }
}
