import { Failure } from '../../lib/failure.mjs';

/** Values for each parameter of a list, in addition to the values of its schema. */
const values = (sample) => ({
  search: ['Customer 77', 'an', sample.rare, 'a'],
  status: [sample.status, 'nothing'],
  location: [sample.location],
  locationId: [sample.location],
  customerEmail: [`77.${sample.email}`, sample.email, 'example.com'],
  customerPhone: ['555', '77'],
  email: [`77.${sample.email}`, sample.email, 'example.com'],
  phone: ['555', '77'],
  orderNumber: [sample.number],
  salesperson: ['e', 'nobody at all'],
  externalRef: ['crm:1', 'erp:none'],
  serialNumber: [sample.serialNumber],
  linkedOrderId: [sample.order],
  orderId: [sample.order],
  region: ['Ozarks'],
  purchaseType: ['lot-stock'],
  siding: ['Urethane', 'metal'],
  paymentType: ['rto', 'cash'],
  sku: ['a', '77'],
  tags: ['barn'],
  year: ['2026'],
  movementType: ['initial', 'amount_change'],
  currentStatus: ['Processed'],
  eventType: ['quote.expired', 'order.created'],
  eventId: [sample.delivered.eventId],
  resourceId: [sample.order],
  subscriptionId: [sample.delivered.subscriptionId],
  type: ['photo'],
  types: ['lead.created', 'order.cancelled,quote.sent'],
  sessionId: ['none'],
  createdFrom: ['2026-06-01', '2026-06-01T10:00:00Z'],
  createdTo: ['2026-06-30', '2025-01-01'],
  updatedFrom: ['2026-06-01', '2027-01-01'],
  updatedTo: ['2026-06-30', '2025-01-01'],
  saleDateFrom: ['2026-06-01'],
  saleDateTo: ['2026-06-30'],
  ledgerDateFrom: ['2026-06-01'],
  ledgerDateTo: ['2026-06-30'],
  from: ['2026-06-01', sample.delivered.attemptedAt],
  to: ['2026-06-30', sample.delivered.attemptedAt],
});

/** Filters that are combined, on lists that have both. */
const pairs = ['status createdFrom', 'salesperson createdFrom', 'search createdFrom', 'location status'];
pairs.push('location createdFrom');

/** Yields the queries of every list of an OpenAPI document: each filter and sort alone, some combined, deep pages. */
export function* lists(document, sample) {
  const known = values(sample);
  for (const [path, { get }] of Object.entries(document.paths)) {
    const parameters = new Map(
      (get?.parameters ?? []).filter((one) => one.in === 'query').map((one) => [one.name, one.schema]),
    );
    if (!parameters.has('limit') || path.includes('{')) continue;
    const base = path.endsWith('/documents') ? { entityType: 'order', entityId: sample.order } : {};
    const asked = (name) =>
      known[name] ?? parameters.get(name).enum ?? (isBoolean(parameters.get(name)) ? ['true'] : []);
    const query = (given) => `${path}?${new URLSearchParams({ ...base, ...given })}`;
    yield query({});
    for (const sort of parameters.get('sort')?.enum ?? [undefined])
      for (const order of parameters.get('order')?.enum ?? []) yield query({ ...(sort && { sort }), order });
    if (parameters.has('page')) for (const page of ['20', '1000', '5000']) yield query({ page });
    for (const name of parameters.keys()) {
      if (given.has(name)) continue;
      if (asked(name).length === 0) throw new Failure(`no values to call ${path} with ${name}`);
      for (const one of asked(name)) yield query({ [name]: one });
    }
    for (const [one, other] of pairs.map((pair) => pair.split(' ')))
      if (parameters.has(one) && parameters.has(other)) yield query({ [one]: asked(one)[0], [other]: asked(other)[0] });
  }
}

/** Parameters that are not filters, or that a list requires. */
const given = new Set(['sort', 'order', 'page', 'limit', 'cursor', 'wait', 'entityType', 'entityId']);

const isBoolean = (schema) => schema.type === 'boolean';
