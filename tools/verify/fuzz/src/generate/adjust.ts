import { IdOf } from '../plan.js';

type Body = Record<string, unknown>;

/** Drops all but the first of fields that exclude each other. */
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

/** What the prose of the document asks of bodies and its schemas cannot say. */
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

/** A body with what goes beyond its schema. */
export const adjusted = (operation: string, body: Body): Body =>
  [...(rules[operation] ?? []), ...(operation.endsWith('/status') ? [likelyStatus(operation)] : [])].reduce(
    (made, rule) => rule(made),
    body,
  );

/** Names that a kind of record knows; the schema takes any text. */
const statuses: Readonly<Record<string, readonly string[]>> = {
  leads: ['Open', 'Lost', 'Retired', 'open'],
  quotes: ['Open', 'Active', 'Lost', 'Retired', 'Cancelled'],
  orders: ['Unsubmitted', 'Unprocessed', 'On hold', 'Processed', 'Cancelled'],
  'work-orders': ['Build in process', 'Finished good', 'Delivered', 'Cancelled'],
};

/** Of four texts three become a name that this kind of record knows. */
const likelyStatus =
  (operation: string) =>
  (body: Body): Body => {
    const known = statuses[operation.split('/')[3] ?? ''] ?? [];
    const [first = 0, second = 0] = Buffer.from(String(body['status']));
    const likely = known[(first + second) % known.length];
    return likely === undefined || second % 4 === 0 ? body : { ...body, status: likely };
  };
