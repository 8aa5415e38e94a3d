import { beforeEach, describe, expect, it } from '@jest/globals';
import { Clock, type CompanyId, newId } from '@partner/kernel';
import { ResponseCache } from './response-cache.js';

/** The cache holds 63 responses of this size. */
const body = Buffer.alloc(256 * 1024);
const others = Array.from({ length: 64 }, (_, index) => `other ${index}`);

describe('a full cache of responses', () => {
  const leads = { company: newId() as CompanyId, route: 'leads', shows: ['lead'] as const };
  let now = 0;
  const clock = new (class extends Clock {
    override now = (): Date => new Date(now);
  })();
  let cache: ResponseCache;
  const store = (entry: string): void => cache.set(leads, entry, 'v1', body);
  const has = (entry: string): boolean => cache.get('v1', leads, entry) !== undefined;

  beforeEach(() => {
    now = 0;
    cache = new ResponseCache(clock);
    others.forEach(store);
  });

  it('keeps valid responses instead of one that was requested once', () => {
    const kept = others.filter(has);
    store('once');
    expect(has('once')).toBe(false);
    expect(others.filter(has)).toEqual(kept);
  });

  it('stores a response that is requested again, instead of the least recently used one', () => {
    const [oldest] = others.filter(has);
    store('twice');
    store('twice');
    expect(has('twice')).toBe(true);
    expect(has(oldest!)).toBe(false);
  });

  it('stores a new response instead of an expired one', () => {
    now = 30_000;
    store('later');
    expect(has('later')).toBe(true);
  });

  it('replaces a stored response by its next version', () => {
    const [oldest] = others.filter(has);
    cache.set(leads, oldest!, 'v2', body);
    expect(cache.get('v2', leads, oldest!)).toBeDefined();
  });
});
