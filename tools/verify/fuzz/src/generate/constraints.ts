import { IdOf } from '../plan.js';

type Body = Record<string, unknown>;

/** Keeps only the first of several fields that exclude each other. */
const oneOf =
  (...names: string[]) =>
  (body: Body): Body => {
    const given = names.filter((name) => name in body);
    return Object.fromEntries(Object.entries(body).filter(([key]) => !given.slice(1).includes(key)));
  };
const atLeast =
  (name: string, value: unknown) =>
  (body: Body): Body =>
    Object.keys(body).length > 0 ? body : { [name]: value };
const contact = (body: Body): Body => ({
  ...body,
  customer: { email: 'ada@example.com', ...(body['customer'] as object | undefined) },
});
const together =
  (one: string, other: string, value: number) =>
  (body: Body): Body =>
    one in body || other in body ? { ...body, [one]: body[one] ?? value, [other]: body[other] ?? value } : body;

/** Constraints on bodies that the document states in prose, because schemas cannot express them. */
const rules: Readonly<Record<string, readonly ((body: Body) => Body)[]>> = {
  'POST /oauth/token': [({ client_id: _, client_secret: __, scope: ___, ...body }) => body],
  'POST /partner/v1/leads': [contact],
  'POST /partner/v1/quotes': [
    contact,
    (body) => ('serialNumber' in body ? body : { workOrderId: new IdOf('work-orders', 'own', 7), ...body }),
    oneOf('workOrderId', 'serialNumber'),
  ],
  'POST /partner/v1/orders': [(body) => ('customerId' in body ? body : contact(body)), oneOf('customerId', 'customer')],
  'POST /partner/v1/customers': [(body) => ({ name: 'Ada Miller', ...body })],
  'POST /partner/v1/locations': [
    together('latitude', 'longitude', 12),
    (body) => ({ ...body, address: body['address'] ?? '1 Main St' }),
  ],
  'PATCH /partner/v1/locations/{id}': [together('latitude', 'longitude', 12), atLeast('city', 'Springfield')],
  'PATCH /partner/v1/leads/{id}': [atLeast('salesSource', 'Website')],
  'PATCH /partner/v1/quotes/{id}': [atLeast('salesSource', 'Website')],
  'PATCH /partner/v1/orders/{id}': [atLeast('salesSource', 'Website')],
  'PATCH /partner/v1/customers/{id}': [atLeast('city', 'Springfield')],
  'PATCH /partner/v1/products/{id}': [atLeast('price', 100)],
  'PATCH /partner/v1/work-orders/{id}': [atLeast('title', 'Barn')],
  'POST /partner/v1/orders/{id}/payments': [
    ({ checkNumber: _, bankName: __, ...body }) => ({ ...body, method: 'cash', amount: 25 }),
  ],
  'POST /partner/v1/customers/{id}/merge': [
    (body) => ('into' in body ? body : { survivorId: new IdOf('customers', 'own', 2), ...body }),
    oneOf('survivorId', 'into'),
  ],
};

/** Applies the constraints beyond the schema to a body. */
export const applyConstraints = (operation: string, body: Body): Body =>
  [...(rules[operation] ?? []), ...(operation.endsWith('/status') ? [likelyStatus(operation)] : [])].reduce(
    (current, rule) => rule(current),
    body,
  );

/** Valid status names by resource; the schema accepts any text. */
const statuses: Readonly<Record<string, readonly string[]>> = {
  leads: ['Open', 'Lost', 'Retired', 'open'],
  quotes: ['Open', 'Active', 'Lost', 'Retired', 'Cancelled'],
  orders: ['Unsubmitted', 'Unprocessed', 'On hold', 'Processed', 'Cancelled'],
  'work-orders': ['Finished good', 'Delivered', 'Cancelled'],
};

/** Replaces three of four texts with a valid status name of the resource. */
const likelyStatus =
  (operation: string) =>
  (body: Body): Body => {
    const known = statuses[operation.split('/')[3] ?? ''] ?? [];
    const [first = 0, second = 0] = Buffer.from(String(body['status']));
    const likely = known[(first + second) % known.length];
    return likely === undefined || second % 4 === 0 ? body : { ...body, status: likely };
  };
