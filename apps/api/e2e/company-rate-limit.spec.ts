import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testRedis } from '@partner/testing';
import { type Answer, TestApi, type TestCompany } from './support/test-api.js';

/** Slow enough that no token is refilled while a test runs. */
const limits = { PARTNER_RATE_PER_SECOND: '0.001', PARTNER_RATE_BURST: '2' };

describe.each(['of a process', 'in Redis'])('rate limit of a company, %s (A9)', (where) => {
  let api: TestApi;
  let company: TestCompany;
  beforeAll(async () => {
    api = await TestApi.start({ ...limits, ...(where === 'in Redis' && { REDIS_URL: testRedis() }) });
  });
  beforeEach(async () => {
    company = await api.company();
  });
  afterAll(() => api.stop());

  const limitsOf = ({ status, headers }: Answer): unknown[] => [
    status,
    headers.get('x-ratelimit-limit'),
    headers.get('x-ratelimit-remaining'),
  ];
  const ask = async (key: string, path = 'me'): Promise<unknown[]> => limitsOf(await company.get(path, { key }));
  const newKey = (): Promise<string> => company.newKey('all');

  it('is ten times the limit of a credential, and headers show the lower remainder', async () => {
    for (let credential = 0; credential < 9; credential += 1) {
      const key = await newKey();
      expect([await ask(key), await ask(key)]).toEqual([
        [200, '2', '1'],
        [200, '2', '0'],
      ]);
    }
    const [tenth, eleventh] = [await newKey(), await newKey()];
    expect(await ask(tenth)).toEqual([200, '2', '1']);
    expect(await ask(eleventh)).toEqual([200, '2', '0']);
    const refused = await company.get('me', { key: eleventh });
    expect(limitsOf(refused)).toEqual([429, '2', '0']);
    expect(refused.body).toMatchObject({ error: 'rate limit exceeded', code: 'rate_limited' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    const other = await api.company('Other Sheds');
    expect(limitsOf(await other.get('me'))).toEqual([200, '2', '1']);
  });

  it('is not reduced by requests with an invalid credential', async () => {
    const greedy = await newKey();
    for (let asked = 0; asked < 30; asked += 1) await ask(greedy);
    const statuses = [];
    for (let credential = 0; credential < 9; credential += 1) {
      const key = await newKey();
      statuses.push((await ask(key))[0], (await ask(key))[0]);
    }
    expect(statuses).toEqual(Array(18).fill(200));
    expect((await ask(await newKey()))[0]).toBe(429);
  });

  it('counts lists served from the cache', async () => {
    const lists = async (key: string): Promise<(string | number | null)[]> => {
      const { status, headers } = await company.get('leads', { key });
      return [status, headers.get('x-cache'), headers.get('x-ratelimit-remaining')];
    };
    expect(await lists(await newKey())).toEqual([200, 'MISS', '1']);
    for (let credential = 0; credential < 9; credential += 1) {
      const key = await newKey();
      expect([await lists(key), await lists(key)]).toEqual([
        [200, 'HIT', '1'],
        [200, 'HIT', '0'],
      ]);
    }
    const last = await newKey();
    expect(await lists(last)).toEqual([200, 'HIT', '0']);
    expect((await lists(last))[0]).toBe(429);
  });
});
