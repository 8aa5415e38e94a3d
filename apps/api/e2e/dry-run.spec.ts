import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PutCustomer } from '@partner/customers';
import { type Id, newId } from '@partner/kernel';
import { PutCompany } from '@partner/companies';
import type { Effects } from '@partner/sdk';
import sql from 'sql-template-tag';
import { DemoCompany } from './support/demo-company.js';
import { fingerprint } from './support/fingerprint.js';
import { OrderFixture } from './support/order-fixture.js';
import { StripeFixture } from './support/stripe-fixture.js';
import { type Answer, TestApi, type TestCompany } from './support/test-api.js';

const dryRun = { 'partner-dry-run': 'true' };

const effectsOf = ({ headers }: Pick<Answer, 'headers'>): Effects => {
  const text = headers.get('partner-effects') ?? '{}';
  expect(text.length).toBeLessThanOrEqual(4096);
  return JSON.parse(text) as Effects;
};

/** Replaces ids, codes and times, which are provisional. */
const provisional = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{24}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/"code":"\w{5}"/g, 'CODE');

describe('a dry run (I7)', () => {
  describe('of each write of the document', () => {
    let demo: DemoCompany;
    beforeAll(async () => {
      demo = await DemoCompany.start();
    });
    afterAll(() => demo.stop());

    /** Returns the writes with the examples of the document. */
    const writes = () =>
      Object.entries(demo.document.paths).flatMap(([path, operations]) =>
        Object.entries(operations)
          .filter(([method, { security }]) => method !== 'get' && security!.length > 0)
          .map(([method, operation]) => {
            const { operationId: id, parameters = [], requestBody } = operation;
            const address = parameters
              .filter((one) => one.in === 'path')
              .reduce((text, { name, schema }) => text.replace(`{${name}}`, schema!.example as string), path);
            const body = requestBody?.content?.['application/json']?.example;
            const has = parameters.some(({ name }) => name === 'Partner-Dry-Run');
            return { id, method: method.toUpperCase(), path: address, body, has };
          }),
      );

    it('answers like the write, and changes no row and no sequence', async () => {
      const { api, company } = demo;
      const send = async (method: string, path: string, body: unknown, headers = {}) => {
        const sent = { ...headers, authorization: `Bearer ${company.key}`, 'content-type': 'application/json' };
        const response = await fetch(api.url + path, {
          ...{ method, headers: sent },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        return { response, text: await response.text() };
      };
      const tried: string[] = [];
      for (const { id, method, path, body, has } of writes()) {
        if (!has) continue;
        const before = await fingerprint(api.database);
        const dry = await send(method, path, body, dryRun);
        expect([id, await fingerprint(api.database)]).toEqual([id, before]);
        const real = await send(method, path, body);
        const link = /"(launchUrl|url)":"[^"]*",/;
        expect([id, dry.response.status, provisional(dry.text)]).toEqual([
          ...[id, real.response.status],
          provisional(id === 'createConfiguratorSession' ? real.text.replace(link, '') : real.text),
        ]);
        expect([id, dry.response.headers.get('etag')]).toEqual([id, real.response.headers.get('etag')]);
        expect([id, dry.response.headers.get('partner-dry-run')]).toEqual([id, 'true']);
        expect([id, real.response.headers.get('partner-dry-run')]).toEqual([id, null]);
        tried.push(id);
      }
      expect(tried.length).toBeGreaterThan(30);
    });

    it('is refused by the operations that have none', async () => {
      const without = writes().filter(({ has }) => !has);
      expect(without.map(({ id }) => id)).toEqual(['replayEvents', 'redeliverEvent']);
      for (const { method, path, body } of without) {
        const { status, body: failure } = await demo.api.call(method, path, body, { ...demo.company, headers: dryRun });
        expect([path, status, failure]).toEqual([
          ...[path, 400],
          expect.objectContaining({ code: 'no_dry_run', field: 'Partner-Dry-Run' }),
        ]);
      }
    });
  });

  describe('in a company', () => {
    let api: TestApi;
    let fixture: OrderFixture;
    let company: TestCompany;
    let endpoint: Id;
    beforeAll(async () => {
      api = await TestApi.shared();
      fixture = await OrderFixture.company(api);
      company = fixture.company;
      endpoint = newId();
      await api.database.query(sql`insert into webhook_subscriptions (company_id, id, version, created_at, updated_at,
          url, types, status, secret)
        values (${company.id}, ${endpoint}, 1, now(), now(), 'https://hooks.example.com/', null, 'active', 'sealed')`);
    });

    const lead = (email: string) => ({ locationId: fixture.lot, customer: { email } });
    const count = async (table: 'events' | 'idempotency_keys' | 'outbox_jobs'): Promise<number> => {
      const rows = { events: sql`events`, idempotency_keys: sql`idempotency_keys`, outbox_jobs: sql`outbox_jobs` };
      return api.database.count(sql`from ${rows[table]} where company_id = ${company.id}`);
    };

    it('shows the events, deliveries, mails, units and versions', async () => {
      const { headers, body } = await company.post<{ id: Id }>('leads', lead('new@example.com'), { headers: dryRun });
      const { events, deliveries, versions, ...others } = effectsOf({ headers });
      expect(events.map(({ type }) => type)).toEqual(['lead.created', 'customer.created']);
      expect(events[0]!.resourceId).toBe(body.id);
      expect(deliveries).toEqual({ [endpoint]: 2 });
      expect(versions[body.id]).toBe(1);
      expect(others).toEqual({ mails: 0, crm: 0, units: [] });
      expect((await company.get(`leads/${body.id}`)).status).toBe(404);
    });

    it('leaves no gap in the numbers', async () => {
      const numbers: unknown[] = [];
      for (const headers of [dryRun, {}, dryRun, {}]) {
        const { body } = await company.post('orders', fixture.fields(), { headers });
        numbers.push(body['orderNumber']);
      }
      const [first] = numbers as number[];
      expect(numbers).toEqual([first, first, first! + 1, first! + 1]);
    });

    it('reports the same errors', async () => {
      const wrong = { ...lead('error@example.com'), locationId: '65f0c0ffee0000000000aaaa' };
      const answers = [await company.post('leads', wrong), await company.post('leads', wrong, { headers: dryRun })];
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      expect(answers[1]!.headers.get('partner-dry-run')).toBe('true');
      expect(answers[1]!.headers.get('partner-effects')).toBeNull();
    });

    it.each(['yes', 'TRUE', '1', ''])('is no value but true or false: %j', async (value) => {
      const before = await count('events');
      const { status, body } = await company.post('leads', lead('value@example.com'), {
        headers: { 'partner-dry-run': value },
      });
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({ code: 'invalid_header', field: 'Partner-Dry-Run', allowed: ['true', 'false'] }),
      ]);
      expect(await count('events')).toBe(before);
    });

    it('writes with false', async () => {
      const { status, body, headers } = await company.post<{ id: Id }>('leads', lead('false@example.com'), {
        headers: { 'partner-dry-run': 'false' },
      });
      expect([status, headers.get('partner-dry-run')]).toEqual([201, null]);
      expect((await company.get(`leads/${body.id}`)).status).toBe(200);
    });

    it('uses up no idempotency key, and answers the replay of one that exists', async () => {
      const key = (name: string, more = {}) => ({ headers: { 'idempotency-key': name, ...more } });
      const before = await count('idempotency_keys');
      const dry = await company.post<{ id: Id }>('leads', lead('key@example.com'), key('dry', dryRun));
      expect([dry.status, await count('idempotency_keys')]).toEqual([201, before]);
      const real = await company.post<{ id: Id }>('leads', lead('key@example.com'), key('dry'));
      expect([real.status, real.headers.get('idempotency-replayed')]).toEqual([201, null]);
      const again = await company.post<{ id: Id }>('leads', lead('key@example.com'), key('dry', dryRun));
      expect([again.status, again.body.id]).toEqual([201, real.body.id]);
      expect([again.headers.get('idempotency-replayed'), again.headers.get('partner-dry-run')]).toEqual([
        'true',
        'true',
      ]);
      const other = await company.post('leads', lead('other@example.com'), key('dry', dryRun));
      expect([other.status, other.body['code']]).toEqual([422, 'idempotency_key_reused']);
      await api.database.query(sql`update idempotency_keys set finished_at = null, status = null, headers = null,
          body = null, claimed_at = clock_timestamp() where company_id = ${company.id} and key = 'dry'`);
      const running = await company.post('leads', lead('key@example.com'), key('dry', dryRun));
      expect([running.status, running.body['code']]).toEqual([409, 'idempotency_key_in_use']);
    });

    it('costs a token', async () => {
      const { headers } = await company.post('leads', lead('cost@example.com'), { headers: dryRun });
      const [limit, remaining] = ['limit', 'remaining'].map((name) => Number(headers.get(`x-ratelimit-${name}`)));
      expect(remaining).toBeLessThan(limit!);
    });

    it('opens no configurator', async () => {
      await api.application.get(PutCompany).execute(company.portal, { configuratorUrl: 'https://3d.example.com/' });
      const response = await fetch(`${api.url}/partner/v1/configurator-sessions`, {
        ...{ method: 'POST', body: '{}' },
        headers: { ...dryRun, authorization: `Bearer ${company.key}`, 'content-type': 'application/json' },
      });
      expect([response.status, Object.keys((await response.json()) as object)]).toEqual([
        201,
        ['sessionId', 'expiresAt'],
      ]);
    });

    /** Merges a customer into another one in a dry run. */
    const merged = async (customer: Id): Promise<Effects> => {
      const survivorId = await api.application.get(PutCustomer).execute(company.portal, { name: 'Survivor' });
      return effectsOf(await company.post(`customers/${customer}/merge`, { survivorId }, { headers: dryRun }));
    };

    it('names no record at a hidden location', async () => {
      const customerId = await api.application.get(PutCustomer).execute(company.portal, { name: 'Two orders' });
      const seen = await fixture.portalOrder({ customerId });
      const hidden = await fixture.portalOrder({ customerId, locationId: fixture.hidden });
      const { events, versions } = await merged(customerId);
      expect(Object.keys(versions)).toContain(seen);
      expect(events.map(({ resourceId }) => resourceId)).toContain(seen);
      expect(JSON.stringify([events, versions])).not.toContain(hidden);
    });

    it('leaves out what does not fit into 4 KB, and says so', async () => {
      const customerId = await api.application.get(PutCustomer).execute(company.portal, { name: 'Many orders' });
      for (let orders = 0; orders < 60; orders += 1) await fixture.portalOrder({ customerId });
      const { truncated, deliveries, versions } = await merged(customerId);
      expect(truncated).toBe(true);
      expect(deliveries[endpoint]).toBeGreaterThanOrEqual(61);
      expect(Object.keys(versions).length).toBeGreaterThan(20);
    });

    it('is refused by a download link and by the token endpoint', async () => {
      const download = await company.get('documents/65f0c0ffee0000000000f101/download', { headers: dryRun });
      expect([download.status, download.body['code']]).toEqual([400, 'no_dry_run']);
      const token = await fetch(`${api.url}/oauth/token`, {
        method: 'POST',
        headers: { ...dryRun, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      });
      expect([token.status, await token.json()]).toEqual([400, expect.objectContaining({ error: 'no_dry_run' })]);
    });
  });

  it('never calls the payment processor, and returns no address of a page', async () => {
    const stripe = await StripeFixture.start();
    try {
      const shop = await stripe.shop();
      const { id } = await shop.orders.create();
      const before = await fingerprint(stripe.api.database);
      const response = await fetch(`${stripe.api.url}/partner/v1/orders/${id}/payment-links`, {
        ...{ method: 'POST', body: JSON.stringify({ amount: 500 }) },
        headers: { ...dryRun, authorization: `Bearer ${shop.orders.company.key}`, 'content-type': 'application/json' },
      });
      expect([response.status, await response.json()]).toEqual([
        201,
        { sessionId: expect.any(String), expiresAt: expect.any(String), emailSent: true },
      ]);
      expect(effectsOf(response)).toEqual({ events: [], deliveries: {}, mails: 1, crm: 0, units: [], versions: {} });
      expect(await fingerprint(stripe.api.database)).toEqual(before);
      expect((await shop.control.ledger(shop.account)).payments).toEqual([]);
    } finally {
      await stripe.stop();
    }
  });
});
