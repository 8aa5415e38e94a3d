import type { PartnerClient } from '../../client.js';
import type { Input, OperationId, Output } from '../../operation-types.js';
import type { Answer } from '../../http/connection.js';
import { Failed } from '../failure.js';

/** Responses of the calls so far, by operation. */
export type Made = { readonly [Id in OperationId]: Output<Id> };

/** Call of a chain. Its input may use the responses of the calls before it. */
export interface Step {
  readonly operation: OperationId;
  readonly send: (client: PartnerClient, made: Made, signal: AbortSignal) => Promise<Answer<unknown>>;
}

/** @param input throws Failed when the company lacks a record that the call needs. */
const step = <Id extends OperationId>(operation: Id, input: (made: Made) => Input<Id>): Step => ({
  operation,
  send: (client, made, signal) => client.request(operation, input(made), { signal }),
});

const customer = (): { name: string; email: string } => ({
  name: 'Test Customer',
  email: `test-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`,
});

const source = { salesSource: 'Website' } as const;

/** Returns the first item of a list. @throws Failed when the list is empty. */
function first<T>({ data }: { readonly data: readonly T[] }, missing: string): T {
  const [item] = data;
  if (item === undefined) throw new Failed(`the company has ${missing}`);
  return item;
}

const location = step('listLocations', () => ({ query: { salesLot: true, limit: 1 } }));
const lead = [
  location,
  step('createLead', ({ listLocations }) => ({
    body: { locationId: first(listLocations, 'no sales lot').id, customer: customer() },
  })),
];
const quote = [
  step('listLotStock', () => ({ query: { limit: 1 } })),
  step('createQuote', ({ listLotStock }) => ({
    body: { workOrderId: first(listLotStock, 'no unit on a lot that could be quoted').id, customer: customer() },
  })),
];
const order = [
  location,
  step('listProducts', () => ({ query: { limit: 1 } })),
  step('createOrder', ({ listLocations, listProducts }) => ({
    body: {
      locationId: first(listLocations, 'no sales lot').id,
      productId: first(listProducts, 'no product').id,
      customer: customer(),
    },
  })),
];
const workOrder = [
  location,
  step('createWorkOrder', ({ listLocations }) => ({ body: { locationId: first(listLocations, 'no sales lot').id } })),
];
const someCustomer = step('createCustomer', () => ({ body: customer() }));

/** Chains of calls by the event type that they cause. */
export const recipes: Readonly<Record<string, readonly Step[]>> = {
  'customer.created': [someCustomer],
  'customer.updated': [
    someCustomer,
    step('updateCustomer', ({ createCustomer: { id } }) => ({ id, body: { phone: '555 0100' } })),
  ],
  'customer.merged': [
    step('listCustomers', () => ({ query: { limit: 1 } })),
    someCustomer,
    step('mergeCustomers', ({ createCustomer: { id }, listCustomers }) => ({
      id,
      body: { into: first(listCustomers, 'no other customer').id },
    })),
  ],
  'lead.created': lead,
  'lead.updated': [...lead, step('updateLead', ({ createLead: { id } }) => ({ id, body: source }))],
  'lead.status_changed': [
    ...lead,
    step('changeLeadStatus', ({ createLead: { id } }) => ({ id, body: { status: 'Lost' } })),
  ],
  'quote.created': quote,
  'quote.updated': [...quote, step('updateQuote', ({ createQuote: { id } }) => ({ id, body: source }))],
  'quote.status_changed': [
    ...quote,
    step('changeQuoteStatus', ({ createQuote: { id } }) => ({ id, body: { status: 'Active' } })),
  ],
  'order.created': order,
  'order.updated': [...order, step('updateOrder', ({ createOrder: { id } }) => ({ id, body: source }))],
  'order.status_changed': [
    ...order,
    step('changeOrderStatus', ({ createOrder: { id } }) => ({ id, body: { status: 'On hold' } })),
  ],
  'payment.created': [
    ...order,
    step('createOrderPayment', ({ createOrder: { id } }) => ({ id, body: { method: 'cash' as const, amount: 100 } })),
  ],
  'work_order.created': workOrder,
  'work_order.updated': [
    ...workOrder,
    step('updateWorkOrder', ({ createWorkOrder: { id } }) => ({ id, body: { title: 'Test' } })),
  ],
  'work_order.status_changed': [
    step('listWorkOrders', () => ({ query: { status: 'Open build', limit: 1 } })),
    step('changeWorkOrderStatus', ({ listWorkOrders }) => ({
      id: first(listWorkOrders, 'no work order with the status Open build').id,
      body: { status: 'Build in process' },
    })),
  ],
};

const portal = 'only a user of the company can cause it, in the portal';
const processor = 'only a payment can cause it: create a link with `partner call createPaymentLink`, and pay it';

/** Event types that no call causes, with the reason. */
export const uncaused: Readonly<Record<string, string>> = {
  'contract.sent': portal,
  'contract.signed': portal,
  'contract.completed': portal,
  'contract.voided': portal,
  'customer.deleted': portal,
  'delivery.scheduled': portal,
  'delivery.dispatched': portal,
  'delivery.delivered': portal,
  'document.created': portal,
  'lead.deleted': portal,
  'order.cancelled': portal,
  'order.deleted': portal,
  'payment.paid': processor,
  'payment.failed': processor,
  'payment.refunded': 'only a refund can cause it, of a payment by link',
  'payment.updated': 'only the payment processor can cause it, for example by a dispute',
  'quote.deleted': portal,
  'quote.expired': 'only time causes it: the API checks `validUntil` once a day',
  'quote.sent': portal,
  'work_order.deleted': portal,
};
