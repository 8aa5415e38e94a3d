import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import sql from 'sql-template-tag';
import { OrderFixture } from './support/order-fixture.js';
import { TestApi, type TestCompany } from './support/test-api.js';

interface Keys {
  readonly data: readonly Record<string, unknown>[];
}

describe('looking up an idempotency key', () => {
  let api: TestApi;
  let company: TestCompany;
  let lot: Id;

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
    lot = await api.application.get(PutLocation).execute(company.portal, { name: 'Lot', address: '1' });
  });

  const lead = (key: string, email = 'key@example.com') =>
    company.post<{ id: Id }>(
      'leads',
      { locationId: lot, customer: { email } },
      { headers: { 'idempotency-key': key } },
    );
  const look = (key: string, of: TestCompany = company, credential = of.key) =>
    of.get<Keys>(`idempotency-keys/${encodeURIComponent(key)}`, { key: credential });
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

  it('shows each endpoint that saw it, the latest first, and no body (§4.17)', async () => {
    const { body: created } = await lead('both/endpoints');
    await company.post('customers', { email: 'nope' }, { headers: { 'idempotency-key': 'both/endpoints' } });
    const { status, body, text } = await look('both/endpoints');
    expect([status, body]).toEqual([
      200,
      {
        data: [
          {
            ...{ method: 'POST', path: '/partner/v1/customers', status: 'finished', since: time },
            ...{ httpStatus: 400, finishedAt: time, expiresAt: time, erased: false },
          },
          {
            ...{ method: 'POST', path: '/partner/v1/leads', status: 'finished', since: time },
            ...{ httpStatus: 201, resourceUrl: `/partner/v1/leads/${created.id}` },
            ...{ finishedAt: time, expiresAt: time, erased: false },
          },
        ],
      },
    ]);
    expect(text).not.toContain('key@example.com');
  });

  it('names a payment, which has a path of its own', async () => {
    const fixture = await OrderFixture.start();
    const { company: shop } = fixture;
    const { id } = await fixture.create();
    const headers = { 'idempotency-key': 'deposit' };
    const paid = await shop.post<{ id: Id }>(`orders/${id}/payments`, { method: 'cash', amount: 5 }, { headers });
    const { resourceUrl } = (await look('deposit', shop)).body.data[0]!;
    expect(resourceUrl).toBe(`/partner/v1/payments/${paid.body.id}`);
  });

  it('shows a request that still runs, and not one whose process died', async () => {
    await lead('running', 'running@example.com');
    const claim = (interval: string) =>
      api.database.query(sql`update idempotency_keys set finished_at = null, status = null, headers = null, body = null,
          claimed_at = clock_timestamp() - ${interval}::interval
        where company_id = ${company.id} and key = 'running'`);
    await claim('1 second');
    expect((await look('running')).body).toEqual({
      data: [{ method: 'POST', path: '/partner/v1/leads', status: 'running', since: time, erased: false }],
    });
    await claim('36 seconds');
    expect((await look('running')).status).toBe(404);
  });

  it('returns 404 for a key that is unknown, expired or of another company', async () => {
    await lead('expired', 'expired@example.com');
    const other = await api.company('Other Sheds');
    await api.database.query(sql`update idempotency_keys set finished_at = finished_at - interval '25 hours'
      where company_id = ${company.id} and key = 'expired'`);
    await lead('mine', 'mine@example.com');
    for (const [key, of] of [
      ['nobody’s', company],
      ['expired', company],
      ['mine', other],
    ] as const) {
      const { status, body } = await look(key, of);
      expect([key, status, body]).toEqual([
        key,
        404,
        expect.objectContaining({ code: 'unknown_key', error: 'no request with this Idempotency-Key is known' }),
      ]);
    }
  });

  it('shows a request that used the expired key of a release without the look-up', async () => {
    await lead('old', 'old@example.com');
    await api.database.query(sql`update idempotency_keys set scope = null,
        finished_at = finished_at - interval '25 hours' where company_id = ${company.id} and key = 'old'`);
    await lead('old', 'old@example.com');
    expect((await look('old')).status).toBe(200);
  });

  it('finds a key that has other characters than ASCII', async () => {
    const key = 'Bestellung Süd';
    // As PHP and Python send it: UTF-8, which a header does not tell.
    await lead(Buffer.from(key).toString('latin1'), 'umlaut@example.com');
    expect((await look(key)).body.data).toHaveLength(1);
  });

  it('shows only operations whose scope the credential has', async () => {
    await lead('scoped', 'scoped@example.com');
    const [reader, writer] = [await company.newKey('leads.read'), await company.newKey('leads.write')];
    expect((await look('scoped', company, reader)).status).toBe(404);
    expect((await look('scoped', company, writer)).status).toBe(200);
    expect((await look('scoped', company, 'nonsense')).status).toBe(401);
  });

  it('hides a quote that stands at a hidden location (§1.7)', async () => {
    const locations = api.application.get(PutLocation);
    const hidden = await locations.execute(company.portal, { name: 'Hidden later', address: '2' });
    const { body: unit } = await company.post<{ id: Id }>('work-orders', { locationId: hidden });
    const made = await company.post<{ id: Id }>(
      'quotes',
      { workOrderId: unit.id, customer: { email: 'hidden@example.com' } },
      { headers: { 'idempotency-key': 'hidden' } },
    );
    expect([made.status, (await look('hidden')).status]).toEqual([201, 200]);
    await locations.execute(company.portal, { id: hidden, hideFromPartnerApi: true });
    expect((await look('hidden')).status).toBe(404);
  });

  it('returns 400 for a key that is too long or has no text', async () => {
    const { status, body } = await look('k'.repeat(256));
    expect([status, body]).toEqual([400, expect.objectContaining({ error: 'key must have 1 to 255 characters' })]);
    expect((await look('\0')).status).toBe(400);
    expect((await look('k'.repeat(255))).status).toBe(404);
  });
});
