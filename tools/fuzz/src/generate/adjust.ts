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
  'POST /partner/v1/leads': [contact],
  'POST /partner/v1/quotes': [contact],
  'POST /partner/v1/orders': [(body) => ('customerId' in body ? body : contact(body)), oneOf('customerId', 'customer')],
  'POST /partner/v1/customers': [(body) => ({ name: 'Ada Miller', ...body })],
  'POST /partner/v1/locations': [together('latitude', 'longitude', 12)],
  'PATCH /partner/v1/locations/{id}': [together('latitude', 'longitude', 12), atLeast('city', 'Springfield')],
  'PATCH /partner/v1/leads/{id}': [atLeast('salesSource', 'Website')],
  'PATCH /partner/v1/quotes/{id}': [atLeast('salesSource', 'Website')],
  'PATCH /partner/v1/orders/{id}': [atLeast('salesSource', 'Website')],
  'PATCH /partner/v1/customers/{id}': [atLeast('city', 'Springfield')],
  'PATCH /partner/v1/products/{id}': [atLeast('price', 100)],
  'PATCH /partner/v1/work-orders/{id}': [atLeast('title', 'Barn')],
  'POST /partner/v1/customers/{id}/merge': [oneOf('survivorId', 'into')],
};

/** A body with what goes beyond its schema. */
export const adjusted = (operation: string, body: Body): Body =>
  (rules[operation] ?? []).reduce((made, rule) => rule(made), body);
