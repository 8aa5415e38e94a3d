import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { JsonAnswer } from '@partner/persistence';
import { testRedis } from '@partner/testing';
import { CuttableProxy } from '../redis/cuttable-proxy.fake.js';
import type { RedisConnection } from '../redis/index.js';
import { testConnection } from '../redis/test-connection.fake.js';
import { listCacheContract, loading } from './list-cache.contract.js';
import { ListCache } from './list-cache.js';
import { RedisListStore } from './redis-list-store.js';

const connections: RedisConnection[] = [];

/** A process of its own, as far as Redis can tell. */
async function aProcess(url = testRedis()): Promise<{ store: RedisListStore; lists: ListCache }> {
  const connection = await testConnection(url);
  connections.push(connection);
  const store = new RedisListStore(connection);
  await store.dropAll();
  return { store, lists: new ListCache(store) };
}

let shared: RedisListStore;
beforeAll(async () => {
  shared = (await aProcess()).store;
});
afterAll(() => connections.forEach((connection) => connection.close()));

listCacheContract('in Redis', () => shared);

describe('the list cache of several processes', () => {
  const proxies: CuttableProxy[] = [];
  afterEach(() => Promise.all(proxies.splice(0).map((proxy) => proxy.close())));

  const leads = () => ({ company: newId() as CompanyId, route: 'leads', shows: ['lead', 'user'] });

  async function behindProxy(): Promise<{ proxy: CuttableProxy; lists: ListCache }> {
    const proxy = await CuttableProxy.before(testRedis());
    proxies.push(proxy);
    return { proxy, lists: (await aProcess(`redis://${proxy.address}`)).lists };
  }

  /** Asks until the cache is in use again. */
  async function untilUsed(lists: ListCache): Promise<void> {
    const list = leads();
    while (!(await lists.answer(list, {}, loading('x'))).hit) await new Promise((resolve) => setImmediate(resolve));
  }

  it('is shared', async () => {
    const [here, there] = [await aProcess(), await aProcess()];
    const list = leads();
    await here.lists.answer(list, {}, loading('one'));
    expect((await there.lists.answer(list, {}, loading('two'))).body.toString()).toBe('one');
  });

  it('never shows a reader the state before a finished write', async () => {
    const processes = await Promise.all(Array.from({ length: 3 }, () => aProcess()));
    const list = leads();
    let stored = 0;
    const read = async (lists: ListCache): Promise<number> => {
      const slowly = async (): Promise<JsonAnswer> => {
        const seen = stored;
        await new Promise((resolve) => setImmediate(resolve));
        return new JsonAnswer(String(seen));
      };
      return Number((await lists.answer(list, {}, slowly)).body.toString());
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

  it('loses nothing but a MISS when Redis evicts a generation, or everything', async () => {
    const { lists } = await aProcess();
    const list = leads();
    await lists.answer(list, {}, loading('old'));
    await connections[0]!.run((client) => client.del(`partner:lists:generation:${list.company}:lead`));
    expect((await lists.answer(list, {}, loading('new'))).hit).toBe(false);
    expect((await lists.answer(list, {}, loading('newer'))).body.toString()).toBe('new');
  });

  it('answers everybody with a MISS while Redis is away', async () => {
    const { proxy, lists } = await behindProxy();
    const list = leads();
    await lists.answer(list, {}, loading('old'));
    proxy.cut();
    expect((await lists.answer(list, {}, loading('new'))).body.toString()).toBe('new');
    expect((await lists.answer(list, {}, loading('newer'))).body.toString()).toBe('newer');
  });

  it('drops in every process what one could not drop while it was cut off, before that one uses it again', async () => {
    const there = await aProcess();
    const { proxy, lists } = await behindProxy();
    const list = leads();
    await there.lists.answer(list, {}, loading('old'));
    proxy.cut();
    await lists.committed(list.company, ['lead']);
    proxy.mend();
    await untilUsed(lists);
    expect((await lists.answer(list, {}, loading('new'))).body.toString()).toBe('new');
    expect((await there.lists.answer(list, {}, loading('newer'))).body.toString()).toBe('new');
  });

  it('has other processes told at once of what it could not drop', async () => {
    const { proxy } = await behindProxy();
    const connection = await testConnection(`redis://${proxy.address}`);
    connections.push(connection);
    const announced: boolean[] = [];
    const lists = new ListCache(new RedisListStore(connection), async (_company, _kinds, dropped) => {
      announced.push(dropped);
    });
    await lists.committed(leads().company, ['lead']);
    proxy.cut();
    await lists.committed(leads().company, ['lead']);
    expect(announced).toEqual([true, false]);
  });
});
