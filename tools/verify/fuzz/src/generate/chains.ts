import { Made } from '../plan.js';

/** A step of a chain as it is written down: what the schema leaves open is filled in at random. */
export interface ChainStep {
  /** The operation, without the prefix of the version: `POST orders/{id}/status`. */
  readonly call: string;
  readonly name?: string;
  readonly id?: Made;
  readonly line?: Made;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string | Made>>;
}

const made = (step: string, ...keys: (string | number)[]): Made => new Made(step, keys.length > 0 ? keys : ['id']);
const item = (resource: string, id: Made): ChainStep => ({ call: `GET ${resource}/{id}`, id });
const status = (resource: string, id: Made, to: string): ChainStep => ({
  call: `POST ${resource}/{id}/status`,
  id,
  body: { status: to },
});
const around = (resource: string, id: Made): ChainStep[] => [
  item(resource, id),
  { call: `PATCH ${resource}/{id}`, id },
  { call: `GET ${resource}/{id}/status-history`, id },
  { call: `GET ${resource}` },
];
const lines = (resource: string, id: Made): ChainStep[] => [
  { call: `POST ${resource}/{id}/line-items`, id, name: 'lines', body: { productId: made('product'), quantity: 1 } },
  { call: `GET ${resource}/{id}/line-items`, id },
  { call: `DELETE ${resource}/{id}/line-items/{lineId}`, id, line: made('lines', 'lineId') },
];
const place: ChainStep = { call: 'POST locations', name: 'place', body: { salesLot: true, active: true } };
const product: ChainStep = { call: 'POST products', name: 'product', body: { price: 4_500, active: true } };
const unit: ChainStep = {
  call: 'POST work-orders',
  name: 'unit',
  body: { workOrderType: 'lot-stock', locationId: made('place') },
};

const lead: ChainStep[] = [
  place,
  { call: 'POST leads', name: 'lead', body: { locationId: made('place') } },
  ...around('leads', made('lead')),
  status('leads', made('lead'), 'Lost'),
  status('leads', made('lead'), 'Open'),
  status('leads', made('lead'), 'Retired'),
  item('leads', made('lead')),
];

const quote: ChainStep[] = [
  place,
  product,
  unit,
  { call: 'GET lot-stock' },
  { call: 'POST quotes', name: 'quote', body: { workOrderId: made('unit'), locationId: made('place') } },
  ...around('quotes', made('quote')),
  ...lines('quotes', made('quote')),
  status('quotes', made('quote'), 'Active'),
  { call: 'POST quotes/{id}/convert', id: made('quote'), name: 'order' },
  item('quotes', made('quote')),
  ...around('orders', made('order')),
  status('orders', made('order'), 'Unprocessed'),
  item('work-orders', made('unit')),
];

const order: ChainStep[] = [
  place,
  product,
  { call: 'POST products/{id}/sizes', id: made('product'), name: 'size' },
  { call: 'PATCH products/{id}', id: made('product'), body: { active: true } },
  item('products', made('product')),
  {
    call: 'POST orders',
    name: 'order',
    body: { locationId: made('place'), productId: made('product'), sizeId: made('size') },
  },
  ...around('orders', made('order')),
  ...lines('orders', made('order')),
  item('orders', made('order')),
  { call: 'GET orders/{id}/contract', id: made('order') },
  status('orders', made('order'), 'On hold'),
  status('orders', made('order'), 'Cancelled'),
  { call: 'GET events' },
];

const customers: ChainStep[] = [
  { call: 'POST customers', name: 'first' },
  { call: 'POST customers', name: 'second' },
  { call: 'PATCH customers/{id}', id: made('first') },
  { call: 'POST customers/{id}/merge', id: made('first'), body: { survivorId: made('second') } },
  item('customers', made('first')),
  { call: 'PATCH customers/{id}', id: made('first') },
  { call: 'GET customers', query: { includeMerged: 'true' } },
];

const workOrder: ChainStep[] = [
  place,
  unit,
  ...around('work-orders', made('unit')),
  status('work-orders', made('unit'), 'Cancelled'),
  // Units begin where partners may not move them from, so one that was there is moved.
  { call: 'GET work-orders', name: 'finished', query: { status: 'Finished%20good', limit: '1' } },
  status('work-orders', made('finished', 'data', 0, 'id'), 'Delivered'),
  { call: 'PATCH locations/{id}', id: made('place') },
  item('locations', made('place')),
];

const feed: ChainStep[] = [
  { call: 'GET events', name: 'page', query: { limit: '2' } },
  { call: 'GET events', query: { cursor: made('page', 'nextCursor') } },
  { call: 'GET events/checksum', query: { to: made('page', 'nextCursor') } },
  { call: 'POST events/{id}/redeliver', id: made('page', 'data', 0, 'id') },
  { call: 'GET webhook-deliveries' },
];

/** What integrators do with records from beginning to end. */
export const chains: Readonly<Record<string, readonly ChainStep[]>> = {
  lead,
  quote,
  order,
  customers,
  workOrder,
  feed,
};

/** The name of the operation that a step calls. */
export const operationOf = ({ call }: ChainStep): string => call.replace(' ', ' /partner/v1/');
