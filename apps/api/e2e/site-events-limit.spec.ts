import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testRedis } from '@partner/testing';
import { SiteEventsFixture, view } from './support/site-events-fixture.js';
import { TestApi, type TestCompany } from './support/test-api.js';

/** Slow enough that no token is refilled while a test runs. */
const limits = { PARTNER_SITE_EVENTS_PER_SECOND: '0.001', PARTNER_SITE_EVENTS_BURST: '6' };

describe('rate limit of site event requests', () => {
  let fixture: SiteEventsFixture;
  beforeAll(async () => {
    fixture = await SiteEventsFixture.start({ REDIS_URL: testRedis(), ...limits });
  });
  afterAll(() => fixture.api.stop());

  const statuses = async (calls: readonly Promise<{ readonly status: number }>[]): Promise<number[]> =>
    (await Promise.all(calls)).map(({ status }) => status).sort();

  it('is shared by all credentials of one company only (R53)', async () => {
    const [company, other] = [await fixture.api.company(), await fixture.api.company()];
    const keys = [company.key, await company.newKey('all')];
    const calls = Array.from({ length: 10 }, (_, index) =>
      company.post('site-events', { session_id: 's', events: [view] }, { key: keys[index % 2] }),
    );
    expect(await statuses(calls)).toEqual([...Array<number>(6).fill(202), ...Array<number>(4).fill(429)]);
    expect(await fixture.stored(company)).toBe(6);
    expect((await fixture.send(other, [view])).status).toBe(202);
  });

  it('is shared by all API processes (R53)', async () => {
    const company = await fixture.api.company();
    const second = await TestApi.start({ REDIS_URL: testRedis(), ...limits }, fixture.api.testDatabase);
    try {
      const body = { session_id: 's', events: [view] };
      const both = Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? second : fixture.api).call('POST', '/partner/v1/site-events', body, { key: company.key }),
      );
      expect(await statuses(both)).toEqual([...Array<number>(6).fill(202), ...Array<number>(4).fill(429)]);
    } finally {
      await second.stop();
    }
  });

  it('counts rejected requests, but not reads (R53, W9)', async () => {
    const company = await fixture.api.company();
    const reader = await company.newKey('partner-api.site-events.read');
    const refused: [Promise<{ status: number }>, number][] = [
      [fixture.send(company, []), 400],
      [fixture.send(company, [{ event_type: 'unknown' }]), 400],
      [company.post('site-events', 'x'.repeat(65_537)), 413],
      [company.post('site-events', '{}', { headers: { 'content-type': 'text/plain' } }), 415],
      [company.post('site-events', { session_id: 's', events: [view] }, { key: reader }), 403],
    ];
    for (const [call, status] of refused) expect((await call).status).toBe(status);
    for (let index = 0; index < 10; index += 1) expect((await company.get('site-events')).status).toBe(200);
    expect((await fixture.send(company, [view])).status).toBe(202);
    const answer = await fixture.send(company, [view]);
    expect([answer.status, answer.body]).toMatchObject([
      429,
      {
        error: 'rate limit exceeded',
        code: 'rate_limited',
        reason: expect.stringMatching(/^All credentials of the company/),
      },
    ]);
  });

  it("reports the wait, with the credential's remainder in the other headers (R73, W11)", async () => {
    const company: TestCompany = await fixture.api.company();
    for (let index = 0; index < 6; index += 1) await fixture.send(company, [view]);
    const { headers } = await fixture.send(company, [view]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(900);
    expect(headers.get('x-ratelimit-limit')).toBe('100000');
    expect(Number(headers.get('x-ratelimit-remaining'))).toBeGreaterThan(99_000);
  });
});
