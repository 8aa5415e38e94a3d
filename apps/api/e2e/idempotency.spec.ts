import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { TestApi, type TestCompany } from './support/test-api.js';

describe('idempotency keys', () => {
  let api: TestApi;
  let company: TestCompany;
  let lot: Id;

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
    lot = await api.application.get(PutLocation).execute(company.portal, { name: 'Lot', address: '1' });
  });

  const body = (reference: string): object => ({
    locationId: lot,
    customer: { name: 'Ada' },
    externalReferences: { order: reference },
  });
  const post = (key: string, what: object, path = 'leads') =>
    company.post(path, what, { headers: { 'idempotency-key': key } });
  const total = async (reference: string): Promise<unknown> =>
    (await company.get(`leads?externalRef=order:${reference}`)).body['total'];

  it('create one record for 50 concurrent requests, and reject the others at once (§4.17, I3, I4)', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('fifty', body('fifty'))));
    const made = answers.filter(({ status }) => status === 201);
    const waiting = answers.filter(({ status }) => status === 409);
    expect(made.length + waiting.length).toBe(50);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    expect(made.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
    for (const { headers } of waiting) expect(headers.get('retry-after')).toBe('1');
    const again = await post('fifty', body('fifty'));
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([201, made[0]?.text, '"1"']);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.headers.get('x-request-id')).not.toBe(made[0]?.headers.get('x-request-id'));
    expect(await total('fifty')).toBe(1);
  });

  it('reject a different body with 422, ignoring the order of its keys (I2)', async () => {
    const { locationId, customer, externalReferences } = body('mixed') as Record<string, unknown>;
    expect((await post('mixed', { locationId, customer, externalReferences })).status).toBe(201);
    const sorted = await post('mixed', { externalReferences, customer, locationId });
    expect([sorted.status, sorted.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect((await post('mixed', { locationId, customer })).status).toBe(422);
  });

  it('replay client errors, too (I4)', async () => {
    const first = await post('wrong', { locationId: lot });
    const second = await post('wrong', { locationId: lot });
    expect([first.status, second.status]).toEqual([400, 400]);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.text).toBe(first.text);
  });

  it('are scoped to company and endpoint (§4.17, I1)', async () => {
    const other = await api.company('Other Sheds');
    await post('shared', body('shared'));
    const response = await post('shared', { name: 'Another lot', address: '2' }, 'locations');
    expect([response.status, response.headers.get('idempotency-replayed')]).toEqual([201, null]);
    const theirs = await other.post(
      'locations',
      { name: 'Theirs', address: '3' },
      { headers: { 'idempotency-key': 'shared' } },
    );
    expect([theirs.status, theirs.headers.get('idempotency-replayed')]).toEqual([201, null]);
  });

  it.each(['', 'x'.repeat(256)])('must have 1 to 255 characters (I4)', async (key) => {
    expect((await post(key, body('length'))).status).toBe(400);
    expect(await total('length')).toBe(0);
  });

  it('have no effect when absent', async () => {
    await company.post('leads', body('twice'));
    await company.post('leads', body('twice'));
    expect(await total('twice')).toBe(2);
  });
});
