import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type CompanyId, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, TcpProxy, type TestDatabase, testRedis } from '@partner/testing';
import type { PlatformStateOptions } from './platform-state.module.js';
import { anApi } from './state-testing/state-api.fixture.js';
import { Things } from './state-testing/things.fixture.js';

let testDatabase: TestDatabase;
const apps: NestFastifyApplication[] = [];
const proxies: TcpProxy[] = [];

/** One company as a client of one API process. */
class Partner {
  constructor(
    private readonly url: string,
    readonly company = newId() as CompanyId,
  ) {}

  at(url: string): Partner {
    return new Partner(url, this.company);
  }

  async list(): Promise<{ seen: string; cache: string | null; headers: Headers; status: number }> {
    const response = await fetch(`${this.url}/things`, { headers: this.#headers });
    const { headers, status } = response;
    return { seen: await response.text(), cache: headers.get('x-cache'), headers, status };
  }

  async add(): Promise<void> {
    const headers = { ...this.#headers, 'content-type': 'application/json' };
    const response = await fetch(`${this.url}/things`, { method: 'POST', headers, body: '{"name":"x"}' });
    if (response.status !== 201) throw new Error(await response.text());
  }

  get #headers(): Record<string, string> {
    return { authorization: `Bearer ${this.company}` };
  }
}

async function start(options: PlatformStateOptions): Promise<string> {
  const { app, url } = await anApi(testDatabase.url, options);
  apps.push(app);
  return url;
}

async function proxied(): Promise<{ proxy: TcpProxy; redisUrl: string }> {
  const proxy = await TcpProxy.to(testRedis());
  proxies.push(proxy);
  return { proxy, redisUrl: proxy.url };
}

/**
 * Alternates writes and reads through two processes.
 * @returns the number of responses older than a finished write.
 */
async function staleAnswers(here: Partner, there: Partner, rounds: number): Promise<number> {
  let stale = 0;
  let written = Number((await here.list()).seen);
  for (let round = 0; round < rounds; round += 1) {
    const [writer, reader] = round % 2 ? [here, there] : [there, here];
    await writer.add();
    written += 1;
    const answers = await Promise.all([reader.list(), writer.list(), reader.list()]);
    stale += answers.filter(({ seen }) => Number(seen) < written).length;
  }
  return stale;
}

describe('the state that processes share', () => {
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    const database = new Database({ url: testDatabase.url });
    await Things.prepare(database);
    await database.close();
  });
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()));
    await Promise.all(proxies.splice(0).map((proxy) => proxy.cut()));
  });
  afterAll(() => testDatabase.drop());

  describe('a list', () => {
    it('reports its cache outcome, and a HIT does not query the database', async () => {
      const partner = new Partner(await start({}));
      const [first, second] = [await partner.list(), await partner.list()];
      expect([first.cache, second.cache]).toEqual(['MISS', 'HIT']);
      expect(second.headers.get('cache-control')).toBe('private, no-cache');
      expect(second.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(second.headers.get('server-timing')).toMatch(/^db;dur=0(\.0)?,/);
    });

    it('is dropped by a write of the same process', async () => {
      const partner = new Partner(await start({}));
      await partner.list();
      await partner.add();
      expect(await partner.list()).toMatchObject({ seen: '1', cache: 'MISS' });
    });

    it.each([
      ['after its commits', false],
      ['in its commits', true],
    ])('is dropped by a write of another process that announces it %s, without Redis', async (_, announcesInCommit) => {
      const [here, there] = [await start({}), await start({ listens: false, announcesInCommit })];
      const partner = new Partner(here);
      await partner.list();
      await partner.at(there).add();
      const later = async (): Promise<string> => {
        const { seen } = await partner.list();
        return seen === '0' ? later() : seen;
      };
      expect(await later()).toBe('1');
    });

    it('is dropped by a write of the same process that announces changes in its commits', async () => {
      const partner = new Partner(await start({ announcesInCommit: true }));
      await partner.list();
      await partner.add();
      expect(await partner.list()).toMatchObject({ seen: '1', cache: 'MISS' });
    });

    it('is never stale in two processes on one Redis', async () => {
      const [here, there] = [await start({ redisUrl: testRedis() }), await start({ redisUrl: testRedis() })];
      const partner = new Partner(here);
      expect(await staleAnswers(partner, partner.at(there), 60)).toBe(0);
      expect([(await partner.list()).cache, (await partner.at(there).list()).cache]).toContain('HIT');
    });

    it('is read and written as usual while Redis rejects the login (E5)', async () => {
      const redisUrl = Object.assign(new URL(testRedis()), { username: 'nobody', password: 'wrong' }).href;
      const partner = new Partner(await start({ redisUrl }));
      await partner.add();
      expect(await partner.list()).toMatchObject({ status: 200, seen: '1', cache: 'MISS' });
    });

    it('is never stale while one process is cut off from Redis, or afterwards', async () => {
      const { proxy, redisUrl } = await proxied();
      const [here, there] = [await start({ redisUrl: testRedis() }), await start({ redisUrl })];
      const partner = new Partner(here);
      const cutOff = partner.at(there);
      await staleAnswers(partner, cutOff, 4);
      await proxy.cut();
      expect(await staleAnswers(partner, cutOff, 20)).toBe(0);
      expect((await cutOff.list()).cache).toBe('MISS');
      await proxy.restore();
      expect(await staleAnswers(partner, cutOff, 40)).toBe(0);
    });
  });

  describe('the rate limit', () => {
    it('is reported with every response, and rejects excess requests', async () => {
      const partner = new Partner(await start({ ratePerSecond: 0.001, burst: 3 }));
      const answers = [await partner.list(), await partner.list(), await partner.list(), await partner.list()];
      expect(
        answers.map(({ status, headers }) => [
          status,
          headers.get('x-ratelimit-limit'),
          headers.get('x-ratelimit-remaining'),
        ]),
      ).toEqual([
        [200, '3', '2'],
        [200, '3', '1'],
        [200, '3', '0'],
        [429, '3', '0'],
      ]);
      expect(answers[2]?.headers.get('retry-after')).toBeNull();
      expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(answers[3]?.seen).toMatch(/^\{"error":"rate limit exceeded","code":"rate_limited"/);
    });

    it('is shared by all processes on one Redis, and continues in each without it', async () => {
      const { proxy, redisUrl } = await proxied();
      const limit = { redisUrl, ratePerSecond: 0.001, burst: 3 };
      const [here, there] = [await start(limit), await start(limit)];
      const partner = new Partner(here);
      const statuses = [
        (await partner.list()).status,
        (await partner.at(there).list()).status,
        (await partner.list()).status,
      ];
      expect([...statuses, (await partner.at(there).list()).status]).toEqual([200, 200, 200, 429]);
      await proxy.cut();
      const own = [await partner.list(), await partner.list(), await partner.list(), await partner.list()];
      expect(own.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    });
  });
});
