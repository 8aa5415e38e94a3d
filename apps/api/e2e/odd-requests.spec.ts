import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import { type Order, OrderFixture } from './support/order-fixture.js';

interface Document {
  readonly paths: Record<string, Record<string, { readonly requestBody?: { readonly required?: boolean } }>>;
}

describe('edge-case requests', () => {
  let fixture: OrderFixture;
  let order: Order;
  beforeAll(async () => {
    fixture = await OrderFixture.start();
    order = await fixture.create();
  });

  it.each(['leads/%', 'quotes/%zz/line-items', 'orders/%ff/contract', '%2'])(
    'return 404 for an undecodable path, like for any unknown one (W3, W16)',
    async (path) => {
      const { status, body } = await fixture.company.get(path);
      expect([status, body]).toMatchObject([404, { error: 'not found', code: 'route_not_found' }]);
    },
  );

  describe('with a year outside 1 to 9999 (R56)', () => {
    const years = ['0000-12-31', '0000-12-31T23:59:59Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00'];

    it.each(years)('return 400 for the list bound %s (W4)', async (date) => {
      for (const list of ['leads', 'quotes', 'orders', 'work-orders', 'customers', 'products']) {
        const { status, body } = await fixture.company.get(`${list}?createdFrom=${encodeURIComponent(date)}`);
        expect([list, status, body['error']]).toEqual([list, 400, expect.stringContaining('createdFrom')]);
      }
    });

    it.each(years)('return 400 for the field %s', async (date) => {
      const unit = await fixture.unit();
      const quote = await fixture.company.post('quotes', { workOrderId: unit, customer: { email: 'a@example.com' } });
      const changes: [path: string, body: Record<string, string>][] = [
        [`work-orders/${unit}`, { promisedDate: date }],
        [`quotes/${String(quote.body['id'])}`, { validUntil: date }],
        [`orders/${order.id}`, { saleDate: date }],
      ];
      for (const [path, change] of changes) {
        const { status, body } = await fixture.company.patch(path, change);
        expect([path, status, body['error']]).toEqual([path, 400, expect.stringContaining(Object.keys(change)[0]!)]);
      }
    });

    it.each(['0001-01-01', '9999-12-31'])('accept the first and last year: %s', async (date) => {
      expect((await fixture.company.get(`orders?createdFrom=${date}`)).status).toBe(200);
      expect((await fixture.company.patch(`work-orders/${await fixture.unit()}`, { promisedDate: date })).status).toBe(
        200,
      );
    });
  });

  it.each(['2147483648', '-2147483649', '9223372036854775808', '9'.repeat(40)])(
    'return an empty list for the number filter %s, which no record can have (W4)',
    async (number) => {
      for (const list of ['leads', 'quotes', 'orders', 'work-orders']) {
        const { status, body } = await fixture.company.get(`${list}?orderNumber=${number}`);
        expect([list, status, body['data']]).toEqual([list, 200, []]);
      }
    },
  );

  it('may have an id of any length, which is malformed like a short one (W3, W9)', async () => {
    const path = `customers/${'a'.repeat(2_000)}`;
    const malformed = { status: 404, body: { code: 'not_found', reason: expect.stringContaining('malformed') } };
    expect(await fixture.company.get(path)).toMatchObject(malformed);
    const key = { headers: { 'idempotency-key': newId() } };
    expect(await fixture.company.post(`${path}/erase`, undefined, key)).toMatchObject(malformed);
    expect((await fixture.company.post(`${path}/merge`, { survivorId: newId() })).status).toBe(400);
    expect((await fixture.api.call('GET', `/partner/v1/${path}`, undefined)).status).toBe(401);
  });

  it('return a documented 415 or 413 where an operation has no body (W5)', async () => {
    const headers = { 'content-type': 'text/plain' };
    const large = JSON.stringify({ note: 'n'.repeat(600_000) });
    const paths: [method: string, path: string][] = [
      ['DELETE', `orders/${order.id}/line-items/ramp`],
      ['DELETE', `quotes/${order.id}/line-items/ramp`],
      ['POST', `events/${order.id}/redeliver`],
    ];
    for (const [method, path] of paths) {
      const call = (body: string, options: object) =>
        fixture.api.call(method, `/partner/v1/${path}`, body, { key: fixture.company.key, ...options });
      expect([path, (await call('text', { headers })).status]).toEqual([path, 415]);
      expect([path, (await call(large, {})).status]).toEqual([path, 413]);
    }
  });

  it('can convert a quote without a body, as documented (§4.3.3)', async () => {
    const document = (await (await fetch(`${fixture.api.url}/openapi.json`)).json()) as Document;
    expect(document.paths['/partner/v1/quotes/{id}/convert']?.['post']?.requestBody?.required).toBe(false);
    const workOrderId = await fixture.unit();
    const quote = await fixture.company.post('quotes', { workOrderId, customer: { email: 'b@example.com' } });
    expect((await fixture.company.post(`quotes/${String(quote.body['id'])}/convert`, undefined)).status).toBe(201);
  });

  it('may have null where it counts as absent (W18)', async () => {
    const post = async (path: string, body: object): Promise<string> => {
      const answer = await fixture.company.post(path, body);
      expect([path, answer.status, answer.text]).toEqual([path, path.includes('/') ? 200 : 201, answer.text]);
      return String(answer.body['id']);
    };
    const contact = (email: string) => ({ name: 'Nell', email });
    const [merged, survivorId] = [
      await post('customers', { ...contact('nell@example.com'), externalReferences: null }),
      await post('customers', { ...contact('nell2@example.com'), externalReferences: null }),
    ];
    await post(`customers/${merged}/merge`, { survivorId, into: null });
    const lead = await post('leads', {
      locationId: fixture.lot,
      customer: contact('nell2@example.com'),
      externalReferences: null,
    });
    await post(`leads/${lead}/status`, { status: 'Lost', actionDescription: null });
  });
});
