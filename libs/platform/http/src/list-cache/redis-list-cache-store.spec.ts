import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Clock, type CompanyId, JsonResponse, newId } from '@partner/kernel';
import { TcpProxy, testRedis } from '@partner/testing';
import type { RedisConnection } from '../redis/redis-connection.js';
import { testConnection } from '../redis/redis-connection.fixture.js';
import { listCacheContract, loading } from '../testing/list-cache.contract.js';
import type { ChangeChannel } from '@partner/postgres';
import { ListCache } from './list-cache.js';
import type { CachedList } from './list-cache-store.js';
import { RedisListCacheStore } from './redis-list-cache-store.js';

const connections: RedisConnection[] = [];

/** A store on its own connection, as in a separate process. */
async function aProcess(
  url = testRedis(),
  clock: Clock = new Clock(),
): Promise<{ store: RedisListCacheStore; lists: ListCache }> {
  const connection = await testConnection(url);
  connections.push(connection);
  const store = new RedisListCacheStore(connection, clock);
  await store.invalidateAll();
  return { store, lists: new ListCache(store) };
}

let shared: RedisListCacheStore;
describe('the list cache in Redis', () => {
  beforeAll(async () => {
    shared = (await aProcess()).store;
  });
  afterAll(() => connections.forEach((connection) => connection.close()));

  listCacheContract('in Redis', () => shared);

  describe('the list cache of several processes', () => {
    const proxies: TcpProxy[] = [];
    afterEach(() => Promise.all(proxies.splice(0).map((proxy) => proxy.cut())));

    const leads = () => ({ company: newId() as CompanyId, route: 'leads', shows: ['lead', 'user'] as const });

    async function behindProxy(): Promise<{ proxy: TcpProxy; lists: ListCache }> {
      const proxy = await TcpProxy.to(testRedis());
      proxies.push(proxy);
      return { proxy, lists: (await aProcess(proxy.url)).lists };
    }

    async function ask(lists: ListCache, list: CachedList, text: string): Promise<string> {
      const { hit, body } = await lists.getOrLoad(list, {}, loading(text));
      return `${hit ? 'HIT' : 'MISS'} ${body.toString()}`;
    }

    const entriesOf = (company: CompanyId): Promise<string[]> =>
      connections[0]!.run((client) => client.keys(`test:lists:entry:${company}:*`));

    async function forgetEntries(company: CompanyId): Promise<void> {
      await connections[0]!.run(async (client) => client.unlink(await entriesOf(company)));
    }

    /** Queries until the cache is in use again. */
    async function untilUsed(lists: ListCache): Promise<void> {
      const list = leads();
      while (!(await lists.getOrLoad(list, {}, loading('x'))).hit)
        await new Promise((resolve) => setImmediate(resolve));
    }

    it('is shared by all processes', async () => {
      const [here, there] = [await aProcess(), await aProcess()];
      const list = leads();
      await here.lists.getOrLoad(list, {}, loading('one'));
      expect((await there.lists.getOrLoad(list, {}, loading('two'))).body.toString()).toBe('one');
    });

    it('never shows a reader the state before a finished write', async () => {
      const processes = await Promise.all(Array.from({ length: 3 }, () => aProcess()));
      const list = leads();
      let stored = 0;
      const read = async (lists: ListCache): Promise<number> => {
        const slowly = async (): Promise<JsonResponse> => {
          const seen = stored;
          await new Promise((resolve) => setImmediate(resolve));
          return new JsonResponse(String(seen));
        };
        return Number((await lists.getOrLoad(list, {}, slowly)).body.toString());
      };
      let writing = true;
      const readers = processes.map(async ({ lists }) => {
        while (writing) await read(lists);
      });
      let stale = 0;
      for (let round = 0; round < 300; round += 1) {
        stored += 1;
        await processes[round % 3]!.lists.committed(list.company, ['lead']);
        const answers = await Promise.all(processes.map(({ lists }) => read(lists)));
        stale += answers.filter((answer) => answer !== stored).length;
      }
      writing = false;
      await Promise.all(readers);
      expect(stale).toBe(0);
    });

    it('only misses when Redis evicts one version or all keys', async () => {
      const { lists } = await aProcess();
      const list = leads();
      await lists.getOrLoad(list, {}, loading('old'));
      await connections[0]!.run((client) => client.del(`test:lists:version:${list.company}:lead`));
      expect((await lists.getOrLoad(list, {}, loading('new'))).hit).toBe(false);
      expect((await lists.getOrLoad(list, {}, loading('newer'))).body.toString()).toBe('new');
    });

    it('responds from its own memory until another process changes what is shown', async () => {
      const [here, there] = [await aProcess(), await aProcess()];
      const list = leads();
      await here.lists.getOrLoad(list, {}, loading('one'));
      await there.lists.getOrLoad(list, {}, loading('two'));
      await forgetEntries(list.company);
      for (const { lists } of [here, there]) expect(await ask(lists, list, 'three')).toBe('HIT one');
      await there.lists.committed(list.company, ['user']);
      expect(await ask(here.lists, list, 'new')).toBe('MISS new');
      expect(await ask(there.lists, list, 'newer')).toBe('HIT new');
    });

    it('keeps the TTL of a response that another process loaded', async () => {
      let milliseconds = 0;
      const clock = new (class extends Clock {
        override now = (): Date => new Date(milliseconds);
      })();
      const [here, there] = [await aProcess(), await aProcess(testRedis(), clock)];
      const list = leads();
      await here.lists.getOrLoad(list, {}, loading('old'));
      const [entry] = await entriesOf(list.company);
      await connections[0]!.run((client) => client.pexpire(entry!, 20_000));
      expect(await ask(there.lists, list, 'new')).toBe('HIT old');
      await forgetEntries(list.company);
      milliseconds = 19_000;
      expect(await ask(there.lists, list, 'new')).toBe('HIT old');
      milliseconds = 20_000;
      expect(await ask(there.lists, list, 'new')).toBe('MISS new');
    });

    it('returns each of many concurrent queries its own response', async () => {
      const { lists } = await aProcess();
      const many = Array.from({ length: 300 }, () => leads());
      const first = await Promise.all(many.map((list) => ask(lists, list, list.company)));
      expect(first).toEqual(many.map(({ company }) => `MISS ${company}`));
      await lists.committed(many[7]!.company, ['lead']);
      const second = await Promise.all(many.map((list) => ask(lists, list, 'new')));
      expect(second).toEqual(many.map(({ company }, index) => (index === 7 ? 'MISS new' : `HIT ${company}`)));
    });

    it('continues when Redis loses its scripts', async () => {
      const { lists } = await aProcess();
      const list = leads();
      await ask(lists, list, 'old');
      await connections[0]!.run((client) => client.script('FLUSH'));
      expect(await Promise.all([ask(lists, list, 'new'), ask(lists, list, 'new')])).toEqual(['HIT old', 'HIT old']);
    });

    it('responds with a MISS while Redis is down', async () => {
      const { proxy, lists } = await behindProxy();
      const list = leads();
      await lists.getOrLoad(list, {}, loading('old'));
      await proxy.cut();
      expect((await lists.getOrLoad(list, {}, loading('new'))).body.toString()).toBe('new');
      expect((await lists.getOrLoad(list, {}, loading('newer'))).body.toString()).toBe('newer');
    });

    it('drops everywhere, before it uses the cache again, what a cut-off process could not drop', async () => {
      const there = await aProcess();
      const { proxy, lists } = await behindProxy();
      const list = leads();
      await there.lists.getOrLoad(list, {}, loading('old'));
      await proxy.cut();
      await lists.committed(list.company, ['lead']);
      await proxy.restore();
      await untilUsed(lists);
      expect((await lists.getOrLoad(list, {}, loading('new'))).body.toString()).toBe('new');
      expect((await there.lists.getOrLoad(list, {}, loading('newer'))).body.toString()).toBe('new');
    });

    it('announces at once what it could not drop', async () => {
      const { proxy } = await behindProxy();
      const connection = await testConnection(proxy.url);
      connections.push(connection);
      const announced: unknown[] = [];
      const publishAndWait = async (change: unknown): Promise<void> => void announced.push(change);
      const channel = { on: () => undefined, publishAndWait } as unknown as ChangeChannel;
      const lists = new ListCache(new RedisListCacheStore(connection, new Clock()), { channel, told: 'kept' });
      await lists.committed(leads().company, ['lead']);
      expect(announced).toEqual([]);
      await proxy.cut();
      await lists.committed(leads().company, ['lead']);
      expect(announced).toHaveLength(1);
    });
  });
});
