import { ResponseValue } from '../plan.js';

/** Definition of a step of a chain. Unspecified fields are filled at random. */
export interface ChainStep {
  /** Operation without the version prefix: `POST orders/{id}/status`. */
  readonly call: string;
  readonly name?: string;
  readonly id?: ResponseValue;
  readonly line?: ResponseValue;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string | ResponseValue>>;
}

const fromStep = (step: string, ...keys: (string | number)[]): ResponseValue =>
  new ResponseValue(step, keys.length > 0 ? keys : ['id']);
const item = (resource: string, id: ResponseValue): ChainStep => ({ call: `GET ${resource}/{id}`, id });
const status = (resource: string, id: ResponseValue, to: string): ChainStep => ({
  call: `POST ${resource}/{id}/status`,
  id,
  body: { status: to },
});
const around = (resource: string, id: ResponseValue): ChainStep[] => [
  item(resource, id),
  { call: `PATCH ${resource}/{id}`, id },
  { call: `GET ${resource}/{id}/status-history`, id },
  { call: `GET ${resource}` },
];
const lines = (resource: string, id: ResponseValue): ChainStep[] => [
  {
    call: `POST ${resource}/{id}/line-items`,
    id,
    name: 'lines',
    body: { productId: fromStep('product'), quantity: 1 },
  },
  { call: `GET ${resource}/{id}/line-items`, id },
  { call: `DELETE ${resource}/{id}/line-items/{lineId}`, id, line: fromStep('lines', 'lineId') },
];
const place: ChainStep = { call: 'POST locations', name: 'place', body: { salesLot: true, active: true } };
const product: ChainStep = { call: 'POST products', name: 'product', body: { price: 4_500, active: true } };
const unit: ChainStep = {
  call: 'POST work-orders',
  name: 'unit',
  body: { workOrderType: 'lot-stock', locationId: fromStep('place') },
};

const lead: ChainStep[] = [
  place,
  { call: 'POST leads', name: 'lead', body: { locationId: fromStep('place') } },
  ...around('leads', fromStep('lead')),
  status('leads', fromStep('lead'), 'Lost'),
  status('leads', fromStep('lead'), 'Open'),
  status('leads', fromStep('lead'), 'Retired'),
  item('leads', fromStep('lead')),
];

const quote: ChainStep[] = [
  place,
  product,
  unit,
  { call: 'GET lot-stock' },
  { call: 'POST quotes', name: 'quote', body: { workOrderId: fromStep('unit'), locationId: fromStep('place') } },
  ...around('quotes', fromStep('quote')),
  ...lines('quotes', fromStep('quote')),
  status('quotes', fromStep('quote'), 'Active'),
  { call: 'POST quotes/{id}/convert', id: fromStep('quote'), name: 'order' },
  item('quotes', fromStep('quote')),
  ...around('orders', fromStep('order')),
  status('orders', fromStep('order'), 'Unprocessed'),
  item('work-orders', fromStep('unit')),
];

const order: ChainStep[] = [
  place,
  product,
  { call: 'POST products/{id}/sizes', id: fromStep('product'), name: 'size' },
  { call: 'PATCH products/{id}', id: fromStep('product'), body: { active: true } },
  item('products', fromStep('product')),
  {
    call: 'POST orders',
    name: 'order',
    body: { locationId: fromStep('place'), productId: fromStep('product'), sizeId: fromStep('size') },
  },
  ...around('orders', fromStep('order')),
  ...lines('orders', fromStep('order')),
  item('orders', fromStep('order')),
  { call: 'GET orders/{id}/contract', id: fromStep('order') },
  status('orders', fromStep('order'), 'On hold'),
  status('orders', fromStep('order'), 'Cancelled'),
  { call: 'GET events' },
];

const customers: ChainStep[] = [
  { call: 'POST customers', name: 'first' },
  { call: 'POST customers', name: 'second' },
  { call: 'PATCH customers/{id}', id: fromStep('first') },
  { call: 'POST customers/{id}/merge', id: fromStep('first'), body: { survivorId: fromStep('second') } },
  item('customers', fromStep('first')),
  { call: 'PATCH customers/{id}', id: fromStep('first') },
  { call: 'GET customers', query: { includeMerged: 'true' } },
];

const workOrder: ChainStep[] = [
  place,
  unit,
  ...around('work-orders', fromStep('unit')),
  status('work-orders', fromStep('unit'), 'Cancelled'),
  // Partners cannot move a new unit out of its initial status, so an existing unit is moved.
  { call: 'GET work-orders', name: 'finished', query: { status: 'Finished%20good', limit: '1' } },
  status('work-orders', fromStep('finished', 'data', 0, 'id'), 'Delivered'),
  { call: 'PATCH locations/{id}', id: fromStep('place') },
  item('locations', fromStep('place')),
];

const feed: ChainStep[] = [
  { call: 'GET events', name: 'page', query: { limit: '2' } },
  { call: 'GET events', query: { cursor: fromStep('page', 'nextCursor') } },
  { call: 'GET events/checksum', query: { to: fromStep('page', 'nextCursor') } },
  { call: 'POST events/{id}/redeliver', id: fromStep('page', 'data', 0, 'id') },
  { call: 'GET webhook-deliveries' },
];

/** Typical sequences of calls over the life of a record. */
export const chains: Readonly<Record<string, readonly ChainStep[]>> = {
  lead,
  quote,
  order,
  customers,
  workOrder,
  feed,
};

/** Returns the name of the operation that a step calls. */
export const operationOf = ({ call }: ChainStep): string => call.replace(' ', ' /partner/v1/');
