import { describe, expect, it } from '@jest/globals';
import { Clock, type CompanyId, newId } from '@partner/kernel';
import { listCacheContract, loading } from '../testing/list-cache.contract.js';
import { ListCache } from './list-cache.js';
import { MemoryListCacheStore } from './memory-list-cache-store.js';

listCacheContract('in memory', () => new MemoryListCacheStore(new Clock(), () => true));

describe('the list cache in memory', () => {
  const leads = { company: newId() as CompanyId, route: 'leads', shows: ['lead'] as const };

  it('stores a response for 30 seconds', async () => {
    let now = 0;
    const clock = new (class extends Clock {
      override now = (): Date => new Date(now);
    })();
    const lists = new ListCache(new MemoryListCacheStore(clock, () => true));
    await lists.getOrLoad(leads, {}, loading('old'));
    now = 29_999;
    expect((await lists.getOrLoad(leads, {}, loading('new'))).hit).toBe(true);
    now = 30_000;
    expect((await lists.getOrLoad(leads, {}, loading('new'))).hit).toBe(false);
  });

  it('is not used while changes of other processes are not received', async () => {
    let hears = true;
    const store = new MemoryListCacheStore(new Clock(), () => hears);
    const lists = new ListCache(store);
    await lists.getOrLoad(leads, {}, loading('old'));
    hears = false;
    expect((await lists.getOrLoad(leads, {}, loading('new'))).hit).toBe(false);
    await store.invalidateAll();
    hears = true;
    expect((await lists.getOrLoad(leads, {}, loading('new'))).hit).toBe(false);
  });
});
