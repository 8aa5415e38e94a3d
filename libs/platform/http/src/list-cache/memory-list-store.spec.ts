import { describe, expect, it } from '@jest/globals';
import { Clock, type CompanyId, newId, SystemClock } from '@partner/kernel';
import { listCacheContract, loading } from './list-cache.contract.js';
import { ListCache } from './list-cache.js';
import { MemoryListStore } from './memory-list-store.js';

listCacheContract('in memory', () => new MemoryListStore(new SystemClock(), () => true));

describe('the list cache in memory', () => {
  const leads = { company: newId() as CompanyId, route: 'leads', shows: ['lead'] as const };

  it('keeps an answer for 30 seconds', async () => {
    let now = 0;
    const clock = new (class extends Clock {
      now = (): Date => new Date(now);
    })();
    const lists = new ListCache(new MemoryListStore(clock, () => true));
    await lists.answer(leads, {}, loading('old'));
    now = 29_999;
    expect((await lists.answer(leads, {}, loading('new'))).hit).toBe(true);
    now = 30_000;
    expect((await lists.answer(leads, {}, loading('new'))).hit).toBe(false);
  });

  it('is not used while the changes of other processes are not heard', async () => {
    let hears = true;
    const store = new MemoryListStore(new SystemClock(), () => hears);
    const lists = new ListCache(store);
    await lists.answer(leads, {}, loading('old'));
    hears = false;
    expect((await lists.answer(leads, {}, loading('new'))).hit).toBe(false);
    await store.dropAll();
    hears = true;
    expect((await lists.answer(leads, {}, loading('new'))).hit).toBe(false);
  });
});
