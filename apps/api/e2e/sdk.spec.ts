import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CreateCredential } from '@partner/access';
import { signatureHeader } from '@partner/events';
import {
  checksumOf,
  type ClientOptions,
  type Hooks,
  PartnerApiError,
  PartnerClient,
  PartnerConflictError,
  PartnerConnectionError,
  PartnerNotFoundError,
  PartnerRateLimitError,
  PartnerTimeoutError,
  PartnerValidationError,
  type ResponseInfo,
  testDelivery,
  verifyWebhook,
} from '@partner/sdk';
import { OrderFixture } from './support/order-fixture.js';
import { TestApi, unknownId } from './support/test-api.js';

describe('SDK (R85)', () => {
  let api: TestApi;
  let fixture: OrderFixture;
  let client: PartnerClient;

  beforeAll(async () => {
    api = await TestApi.start({ PARTNER_RATE_PER_SECOND: '150', PARTNER_RATE_BURST: '300' });
    fixture = await OrderFixture.company(api);
    client = new PartnerClient({ baseUrl: api.url, apiKey: fixture.company.key });
  });
  afterAll(() => api.stop());

  const other = (options: Partial<ClientOptions> = {}): PartnerClient =>
    new PartnerClient({ baseUrl: api.url, apiKey: fixture.company.key, ...options });
  /** Returns a `fetch` whose first requests fail as given. It records all requests with their idempotency keys. */
  const failing = (...failures: ((sent: () => Promise<Response>) => Promise<Response>)[]) => {
    const keys: (string | undefined)[] = [];
    const fetching: typeof fetch = (url, init) => {
      keys.push((init?.headers as Record<string, string>)['idempotency-key']);
      const failure = failures.shift();
      return failure ? failure(() => fetch(url, init)) : fetch(url, init);
    };
    return { keys, fetching };
  };
  const answering =
    (status: number, headers: Record<string, string> = {}) =>
    () =>
      Promise.resolve(new Response('{"error":"x"}', { status, headers: { 'retry-after': '0', ...headers } }));
  const fail = (): never => {
    throw new Error('a broken hook');
  };
  const afterArrival = async (sent: () => Promise<Response>): Promise<Response> => {
    await (await sent()).text();
    throw new TypeError('connection reset');
  };

  it('completes a sale from lead to payment, and follows it in the feed', async () => {
    const start = (await client.listEvents({ query: { limit: 200 } })).nextCursor;
    const customer = { name: 'Ada', email: 'ada@example.com' };
    const lead = await client.createLead({ body: { locationId: fixture.lot, customer } });
    const { id } = await client.createOrder({
      body: { locationId: fixture.lot, productId: fixture.barn, customer, sourceMetadata: { lead: lead.id } },
    });
    await client.createOrderLineItem({ id, body: { productId: fixture.ramp, quantity: 2 } });
    const order = await client.update('order', id, ({ version }) => ({ externalReferences: { erp: `v${version}` } }));
    expect(order).toMatchObject({ externalReferences: { erp: 'v2' }, version: 3 });
    await client.changeOrderStatus({ id, body: { status: 'On hold' } });
    await client.createOrderPayment({ id, body: { amount: 100, method: 'cash' } });
    expect((await client.listOrderPayments({ id })).total).toBe(1);
    expect(await client.getOrder({ id })).toMatchObject({ status: 'On hold' });
    const types: string[] = [];
    for await (const event of client.events.follow({ cursor: start, untilCaughtUp: true })) {
      types.push(event.type);
      if (event.type === 'payment.created') expect([event.data.amount, event.data.orderId]).toEqual([100, id]);
    }
    expect(types).toEqual(
      expect.arrayContaining(['lead.created', 'customer.created', 'order.created', 'order.updated', 'payment.created']),
    );
  });

  it('iterates over all pages of a list', async () => {
    for (let index = 0; index < 5; index += 1) await fixture.create();
    const ids: string[] = [];
    for await (const { id } of client.items('listOrders', { query: { limit: 2, order: 'asc' } })) ids.push(id);
    expect(ids).toHaveLength((await client.listOrders()).total);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('throws API errors with request id and allowed fields', async () => {
    const missing = await client
      .getLead({ id: unknownId }, { requestId: 'my request' })
      .catch((error: unknown) => error);
    expect(missing).toBeInstanceOf(PartnerApiError);
    expect(missing).toMatchObject({ status: 404, message: '404: lead not found', requestId: 'my request' });
    const body = { locationId: fixture.lot, customer: {}, color: 'red' };
    const refused = await client.createLead({ body }).catch((error: unknown) => error);
    expect((refused as PartnerApiError).allowedFields).toContain('customer');
    await expect(client.getLead({ id: '' })).rejects.toThrow('id is required');
  });

  it('rejects the page of another server, and misplaced input', async () => {
    const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
    const { keys, fetching } = failing(() => Promise.resolve(page));
    await expect(other({ fetch: fetching }).getMe()).rejects.toThrow('is baseUrl the address of the API?');
    expect(keys).toHaveLength(1);
    const misplaced = { limit: 1 } as object;
    await expect(client.listLeads(misplaced)).rejects.toThrow('limit is misplaced: pass parameters in query');
  });

  it('creates one record, regardless of retries (I1)', async () => {
    const { keys, fetching } = failing(afterArrival, (lookUp) => lookUp(), answering(502), answering(429));
    const before = (await client.listLeads()).total;
    const lead = await other({ fetch: fetching }).createLead({
      body: { locationId: fixture.lot, customer: { email: 'once@example.com' } },
    });
    const [key] = keys;
    expect(keys).toEqual([key, undefined, key, key, key]);
    expect(key).toBeDefined();
    expect((await client.listLeads()).total).toBe(before + 1);
    expect((await client.getLead({ id: lead.id })).id).toBe(lead.id);
  });

  it('does not retry unsafe requests, and stops after the last attempt', async () => {
    const order = await fixture.create();
    const lost = failing(afterArrival);
    const moving = other({ fetch: lost.fetching }).changeOrderStatus({ id: order.id, body: { status: 'On hold' } });
    await expect(moving).rejects.toBeInstanceOf(PartnerConnectionError);
    expect((await client.getOrder({ id: order.id })).status).toBe('On hold');
    const down = failing(...Array.from({ length: 9 }, () => answering(503)));
    await expect(other({ fetch: down.fetching, retries: 2 }).getMe()).rejects.toMatchObject({ status: 503 });
    expect(down.keys).toHaveLength(3);
  });

  it('deletes once, also when the response was lost', async () => {
    const { id } = await fixture.create();
    const { lineId } = await client.orders.createLineItem({ id, body: { productId: fixture.ramp, quantity: 1 } });
    const { keys, fetching } = failing(afterArrival);
    await other({ fetch: fetching }).orders.deleteLineItem({ id, lineId });
    expect(keys).toHaveLength(2);
    expect((await client.orders.listLineItems({ id })).data).not.toContainEqual(
      expect.objectContaining({ id: lineId }),
    );
    const again = client.orders.deleteLineItem({ id, lineId });
    await expect(again).rejects.toBeInstanceOf(PartnerNotFoundError);
  });

  it('throws errors in the class of their status', async () => {
    const { id } = await fixture.create();
    const stale = client.orders.update({ id, body: { salesSource: 'Website' } }, { ifMatch: 99 });
    await expect(stale).rejects.toBeInstanceOf(PartnerConflictError);
    const invalid = client.leads.create({ body: { locationId: 'x', customer: {} } });
    await expect(invalid).rejects.toBeInstanceOf(PartnerValidationError);
    const limited = other({ fetch: failing(answering(429)).fetching, retries: 0 }).me.get();
    await expect(limited).rejects.toBeInstanceOf(PartnerRateLimitError);
  });

  it('stops on abort and on timeout', async () => {
    const aborted = AbortSignal.abort(new Error('enough'));
    await expect(client.listLeads({}, { signal: aborted })).rejects.toThrow('enough');
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => init!.signal!.addEventListener('abort', () => reject(new Error('aborted'))));
    const late = other({ fetch: silent, retries: 0, timeoutMs: 20 });
    await expect(late.listLeads()).rejects.toBeInstanceOf(PartnerTimeoutError);
  });

  it('ends 500 concurrent calls without a 429 (§8)', async () => {
    const statuses = new Map<number | undefined, number>();
    const count = ({ status }: ResponseInfo) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const key = await fixture.company.newKey('all');
    const caller = other({ apiKey: key, hooks: { response: count } });
    await Promise.all(Array.from({ length: 500 }, () => caller.getMe()));
    expect([...statuses]).toEqual([[200, 500]]);
  });

  it('reports requests, responses, retries and warnings to hooks, without secrets', async () => {
    const reports: [string, object][] = [];
    const names = ['request', 'response', 'retry', 'warning'] as const;
    const hooks: Hooks = Object.fromEntries(names.map((name) => [name, (info: object) => reports.push([name, info])]));
    const warned = async (sent: () => Promise<Response>): Promise<Response> => {
      const { body, status, headers } = await sent();
      return new Response(body, { status, headers: [...headers, ['partner-warning', 'stauts: did you mean status?']] });
    };
    const { fetching } = failing(answering(503), warned);
    const { id } = await client.createLead({ body: { locationId: fixture.lot, customer: { email: 'h@example.com' } } });
    await other({ fetch: fetching, hooks }).getLead({ id }, { requestId: 'hooked' });
    const first = { operation: 'getLead', method: 'GET', path: '/partner/v1/leads/{id}', attempt: 1 };
    expect(reports).toEqual([
      ['request', first],
      ['response', expect.objectContaining({ ...first, status: 503 })],
      ['retry', { ...first, delayMs: 0, error: expect.any(PartnerApiError) }],
      ['request', { ...first, attempt: 2 }],
      ['response', expect.objectContaining({ attempt: 2, status: 200, requestId: 'hooked' })],
      [
        'warning',
        {
          ...first,
          attempt: 2,
          message: 'stauts: did you mean status?',
          requestId: 'hooked',
          durationMs: expect.any(Number),
        },
      ],
    ]);
    const text = JSON.stringify(reports);
    for (const secret of [fixture.company.key, fixture.company.key.slice(-20), id]) expect(text).not.toContain(secret);
  });

  it('prints each warning once by default, and survives a failing hook', async () => {
    const printed = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const warned = async (sent: () => Promise<Response>): Promise<Response> => {
      const { body, headers } = await sent();
      return new Response(body, { headers: [...headers, ['partner-warning', 'opne: did you mean Open?']] });
    };
    const caller = other({ fetch: failing(warned, warned).fetching, hooks: { retry: fail } });
    await caller.listLeads();
    await caller.listLeads();
    await other({ hooks: { response: fail } }).getMe();
    expect(printed.mock.calls).toEqual([
      ['listLeads: opne: did you mean Open?', 'PartnerWarning'],
      [expect.stringContaining('Error: a broken hook'), 'PartnerHookWarning'],
    ]);
    printed.mockRestore();
  });

  it('retries an update after concurrent changes', async () => {
    const { id } = await fixture.create();
    await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        client.update('order', id, ({ externalReferences = {} }) => ({
          externalReferences: { count: String(Number(externalReferences['count'] ?? 0) + 1), [`k${index}`]: 'x' },
        })),
      ),
    );
    const { externalReferences } = await client.getOrder({ id });
    expect(externalReferences).toMatchObject({ count: '5', k0: 'x', k4: 'x' });
    const stale = client.updateOrder({ id, body: { externalReferences: { a: 'b' } } }, { ifMatch: 1 });
    await expect(stale).rejects.toMatchObject({ status: 409, isVersionConflict: true });
  });

  it('fetches OAuth tokens, reuses them, and replaces a rejected one', async () => {
    const { clientId = '', clientSecret = '' } = await api.application
      .get(CreateCredential)
      .execute(fixture.company.portal, { type: 'oauth_client', name: 'Client', scopes: 'all' });
    let issued = 0;
    const counting: typeof fetch = (url, init) => {
      if ((url as string).endsWith('/oauth/token')) issued += 1;
      return fetch(url, init);
    };
    const oauth = new PartnerClient({ baseUrl: api.url, clientId, clientSecret, fetch: counting });
    const all = await Promise.all([oauth.getMe(), oauth.getMe(), oauth.listLeads()]);
    expect([issued, all[0].credentialType]).toEqual([1, 'oauth_client']);
    const wrong = new PartnerClient({ baseUrl: api.url, clientId, clientSecret: 'wrong' });
    await expect(wrong.getMe()).rejects.toMatchObject({ status: 401 });
    const refusing = failing(undefined as never, answering(401));
    const again = new PartnerClient({ baseUrl: api.url, clientId, clientSecret, fetch: refusing.fetching });
    expect((await again.getMe()).credentialType).toBe('oauth_client');
    expect(refusing.keys).toHaveLength(4);
  });

  it('follows the feed from a stored cursor, and receives new events (§6.2)', async () => {
    const ended = new AbortController();
    const cursor = (await client.listEvents({ query: { limit: 200 } })).nextCursor;
    const seen: string[] = [];
    const following = (async () => {
      for await (const event of client.events.follow({
        cursor,
        pollMs: 5,
        types: ['lead.created'],
        signal: ended.signal,
      })) {
        seen.push(event.resourceId);
        if (seen.length === 3) ended.abort();
      }
    })();
    const made: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      await fixture.create();
      const customer = { email: `follow${index}@example.com` };
      made.push((await client.createLead({ body: { locationId: fixture.lot, customer } })).id);
    }
    await following;
    expect(seen).toEqual(made);
  });

  it('reads snapshots, and continues in the feed after them (R84)', async () => {
    const snapshot = client.snapshot('orders');
    expect(() => snapshot.cursor).toThrow('read all items');
    const ids: string[] = [];
    for await (const { id } of snapshot) ids.push(id);
    expect(ids).toHaveLength((await client.listOrders()).total);
    const { id } = await fixture.create();
    const after: string[] = [];
    for await (const event of client.events.follow({
      cursor: snapshot.cursor,
      types: ['order.created'],
      untilCaughtUp: true,
    }))
      after.push(event.resourceId);
    expect(after).toEqual([id]);
    const cut = failing(async (sent) => {
      const whole = await sent();
      return new Response((await whole.text()).slice(0, -20), { headers: whole.headers });
    });
    const broken = other({ fetch: cut.fetching }).snapshot('orders');
    const reading = (async () => {
      for await (const item of broken) expect(item.id).toBeDefined();
    })();
    await expect(reading).rejects.toBeInstanceOf(PartnerConnectionError);
  });

  it('finds events that a copy of the feed lacks, duplicates or misplaces (R83)', async () => {
    const ids: string[] = [];
    for await (const { id } of client.events.follow({ untilCaughtUp: true })) ids.push(id);
    expect(await client.events.check({ ids })).toEqual({ isComplete: true, count: ids.length });
    const { count, digest } = await client.getEventChecksum();
    expect(await checksumOf(ids)).toEqual({ count, digest });
    for (const copy of [ids.toSpliced(3, 1), ids.toSpliced(3, 0, ids[3]!), [...ids, unknownId], ids.slice(0, -1), []])
      expect(await client.events.check({ ids: copy })).toMatchObject({ isComplete: false, expected: { count } });
    const part = { from: ids[1], to: ids[4] };
    expect(await client.events.check({ ids: ids.slice(2, 5), ...part })).toEqual({ isComplete: true, count: 3 });
  });

  it('signs and verifies webhooks like the service (§6.3, E8)', async () => {
    const [event] = (await client.listEvents({ query: { limit: 1 } })).data;
    const [secret, previous, now] = ['whsec_one', 'whsec_two', new Date('2026-03-01T12:00:00Z')];
    const { body, headers } = await testDelivery(event!, secret, now);
    expect(headers['x-service-signature']).toBe(signatureHeader([secret], body, now));
    const signature = signatureHeader([secret, previous], body, now);
    for (const one of [secret, previous])
      expect(await verifyWebhook({ body, signature, secret: one, now })).toEqual(event);
  });
});
