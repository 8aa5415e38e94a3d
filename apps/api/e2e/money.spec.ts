import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DemoCompany } from './support/demo-company.js';
import { named, type OpenApiDocument, type Schema } from './support/openapi-document.js';

/** Numeric request fields that are not money. */
const others = /^(?:quantity|width|length|latitude|longitude|lat|lng|monthly_term)$|Pct$|^closeRateTarget$/;

interface Sent {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  /** Path of the amount in the body, as in errors. */
  readonly field: string;
  readonly body: object;
}

describe('amounts that are too large only together (W2, R48)', () => {
  let demo: DemoCompany | undefined;
  beforeAll(async () => void (demo = await DemoCompany.start()));
  afterAll(() => demo?.stop());

  it('are rejected with 400 for an order and for a line', async () => {
    const { api, company } = demo!;
    const post = (path: string, body: object) => api.call('POST', `/partner/v1/${path}`, body, company);
    const locations = await api.call('GET', '/partner/v1/locations?limit=1', undefined, company);
    const [{ id: locationId }] = locations.body['data'] as [{ id: string }];
    const { id: productId } = (await post('products', { name: 'Large barn', price: 1_000 })).body;
    const order = { customer: { email: 'large@example.com' }, locationId, productId };
    const [amount, sums] = [999_999_999_999, { subtotal: 1, total: 1 }];
    const large = await post('orders', {
      ...order,
      ...sums,
      basePrice: amount,
      upgrades: [{ productId, price: amount }],
    });
    const created = await post('orders', order);
    const line = { productId, quantity: 1, price: amount, lineKey: 'large' };
    const added = await post(`orders/${String(created.body['id'])}/line-items`, line);
    const error = 'the sum of the amounts must have at most 12 digits before its point';
    for (const { status, body } of [large, added]) expect([status, body['error']]).toEqual([400, error]);
    expect(created.status).toBe(201);
  });
});

describe('money with three decimals (W2)', () => {
  let demo: DemoCompany | undefined;
  const amounts: Sent[] = [];

  beforeAll(async () => {
    demo = await DemoCompany.start();
    const { document } = demo;
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { operationId: operation, requestBody, parameters = [] }] of Object.entries(operations)) {
        const content = requestBody?.content?.['application/json'];
        if (!content?.schema) continue;
        const address = parameters.reduce(
          (filled, { name, schema }) => filled.replace(`{${name}}`, String(schema?.example)),
          path,
        );
        for (const [field, change] of moneyIn(document, content.schema)) {
          const body = change(content.example as object);
          amounts.push({ operation, method: method.toUpperCase(), path: address, field, body });
        }
      }
    }
  });
  afterAll(() => demo?.stop());

  it('is rejected with 400 for every amount of every request, never rounded', async () => {
    const answered: unknown[] = [];
    for (const { operation, method, path, field, body } of amounts) {
      const { status, body: answer } = await demo!.api.call(method, path, body, demo!.company);
      answered.push([operation, field, status, answer['error']]);
    }
    expect(answered).toEqual(
      amounts.map(({ operation, field }) => [operation, field, 400, `${field} must have at most 2 decimals`]),
    );
    expect(amounts.length).toBeGreaterThan(40);
  });

  it('is accepted for few fields only: numbers that are not money', async () => {
    const path = '/partner/v1/products';
    const fields = { name: 'Narrow barn', width: 8.125, length: 10.125, price: 100.25 };
    const { status, body } = await demo!.api.call('POST', path, fields, demo!.company);
    expect([status, body['price']]).toEqual([201, 100.25]);
  });
});

type Change = (body: object) => object;

/** Lists every amount in a schema: its path, and a change of an example that sets three decimals. */
function* moneyIn(document: OpenApiDocument, schema: Schema): Generator<[field: string, change: Change]> {
  const { properties = {} } = resolved(document, schema);
  for (const [name, property] of Object.entries(properties)) {
    const inside = (change: Change): Change => {
      return (body) => ({ ...body, [name]: change((body as Record<string, object>)[name] ?? {}) });
    };
    if (property.readOnly) continue;
    if ([property.type].flat().includes('number') && !others.test(name))
      yield [name, (body) => ({ ...body, [name]: 10.125 })];
    if (property.items) {
      const element = exampleOf(document, property.items);
      for (const [field, change] of moneyIn(document, property.items))
        yield [`${name}[0].${field}`, (body) => ({ ...body, [name]: [change(element)] })];
    }
    for (const [field, change] of moneyIn(document, property)) yield [`${name}.${field}`, inside(change)];
  }
}

/** Returns the required members of a schema, with their examples. */
function exampleOf(document: OpenApiDocument, schema: Schema): object {
  const { properties = {}, required = [] } = resolved(document, schema);
  return Object.fromEntries(required.map((name) => [name, properties[name]?.example]));
}

const resolved = (document: OpenApiDocument, schema: Schema): Schema => {
  const one = schema.$ref ? schema : ([schema.allOf, schema.anyOf, schema.oneOf].flat().find((part) => part) ?? schema);
  return one.$ref ? named(document, one)[1] : one;
};
