import { beforeEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, JsonResponse, newId } from '@partner/kernel';
import { WorkScope } from '@partner/postgres';
import { ListCache } from '../list-cache/list-cache.js';
import { type CachedList, type ListCacheStore, maxBodyBytes } from '../list-cache/list-cache-store.js';

/** A load that a test completes explicitly. */
export class Load {
  begun = 0;
  readonly #ends: { answer: (text: string) => void; fail: (error: Error) => void }[] = [];

  readonly run = (): Promise<JsonResponse> => {
    this.begun += 1;
    return new Promise((resolve, reject) =>
      this.#ends.push({ answer: (text) => resolve(new JsonResponse(text)), fail: reject }),
    );
  };

  /** Resolves when `count` loads have begun. */
  async hasBegun(count = 1): Promise<void> {
    while (this.begun < count) await new Promise((resolve) => setImmediate(resolve));
  }

  answer(text: string): void {
    this.#ends.shift()?.answer(text);
  }

  fail(): void {
    this.#ends.shift()?.fail(new Error('the database is away'));
  }
}

/** A load that completes immediately. */
export const loading = (text: string) => async (): Promise<JsonResponse> => new JsonResponse(text);

/** Contract of the list cache on every adapter of `ListCacheStore`. */
export function listCacheContract(name: string, make: () => ListCacheStore): void {
  describe(`the list cache ${name}`, () => {
    let lists: ListCache;
    let leads: CachedList;
    const ask = async (query: unknown, load: () => Promise<JsonResponse>, list = leads): Promise<string> => {
      const { hit, body } = await lists.getOrLoad(list, query, load);
      return `${hit ? 'HIT' : 'MISS'} ${body.toString()}`;
    };

    beforeEach(() => {
      lists = new ListCache(make());
      leads = { company: newId() as CompanyId, route: 'leads', shows: ['lead', 'location', 'user'] as const };
    });

    it('returns the same query from the cache byte by byte', async () => {
      const text = '{"data":["Zürich 🏠"]}';
      expect(await ask({ page: 1, limit: 50 }, loading(text))).toBe(`MISS ${text}`);
      expect(await ask({ limit: 50, page: 1 }, loading('other'))).toBe(`HIT ${text}`);
    });

    it('keeps queries, lists and companies apart', async () => {
      await ask({ page: 1 }, loading('one'));
      expect(await ask({ page: 2 }, loading('two'))).toBe('MISS two');
      expect(await ask({ page: 1 }, loading('quotes'), { ...leads, route: 'quotes' })).toBe('MISS quotes');
      expect(await ask({ page: 1 }, loading('theirs'), { ...leads, company: newId() as CompanyId })).toBe(
        'MISS theirs',
      );
    });

    it('drops only the lists that show a changed kind of record', async () => {
      const customers = { ...leads, route: 'customers', shows: ['customer'] as const };
      await ask({}, loading('old'));
      await ask({}, loading('customers'), customers);
      await lists.committed(leads.company, ['location']);
      expect(await ask({}, loading('new'))).toBe('MISS new');
      expect(await ask({}, loading('again'), customers)).toBe('HIT customers');
    });

    it('drops nothing of another company', async () => {
      await ask({}, loading('old'));
      await lists.committed(newId() as CompanyId, ['lead']);
      expect(await ask({}, loading('new'))).toBe('HIT old');
    });

    it('never serves a response that was read before a change', async () => {
      const load = new Load();
      const before = ask({}, load.run);
      await load.hasBegun();
      await lists.committed(leads.company, ['lead']);
      load.answer('old');
      expect(await before).toBe('MISS old');
      expect(await ask({}, loading('new'))).toBe('MISS new');
      expect(await ask({}, loading('newer'))).toBe('HIT new');
    });

    it('does not let a request after a change join a read from before it', async () => {
      const load = new Load();
      const before = ask({}, load.run);
      await load.hasBegun();
      await lists.committed(leads.company, ['lead']);
      const after = ask({}, load.run);
      await load.hasBegun(2);
      load.answer('old');
      load.answer('new');
      expect(await Promise.all([before, after])).toEqual(['MISS old', 'MISS new']);
      expect(await ask({}, loading('newer'))).toBe('HIT new');
    });

    it('keeps the newer response when the older read ends last', async () => {
      const [older, newer] = [new Load(), new Load()];
      const before = ask({}, older.run);
      await older.hasBegun();
      await lists.committed(leads.company, ['lead']);
      const after = ask({}, newer.run);
      await newer.hasBegun();
      newer.answer('new');
      await after;
      older.answer('old');
      await before;
      expect(await ask({}, loading('newest'))).not.toContain('old');
    });

    it('counts the time of a shared load for every waiting request, even before it ends', async () => {
      const load = new Load();
      const first = ask({}, load.run);
      await load.hasBegun();
      const scope = new WorkScope();
      const joined = scope.run(() => ask({}, load.run));
      while (scope.databaseMilliseconds === 0) await new Promise((resolve) => setImmediate(resolve));
      load.answer('{}');
      expect(await Promise.all([first, joined])).toEqual(['MISS {}', 'MISS {}']);
      expect(load.begun).toBe(1);
    });

    it('runs one load for concurrent misses', async () => {
      const load = new Load();
      const asked = Array.from({ length: 20 }, () => ask({}, load.run));
      await load.hasBegun();
      load.answer('one');
      expect(new Set(await Promise.all(asked)).has('MISS one')).toBe(true);
      expect(load.begun).toBe(1);
    });

    it('lets waiting requests load on their own when the shared load fails', async () => {
      const load = new Load();
      const first = ask({}, load.run);
      await load.hasBegun();
      const second = ask({}, loading('mine'));
      await lists.getOrLoad({ ...leads, route: 'turn' }, {}, loading('so that the second waits'));
      load.fail();
      await expect(first).rejects.toThrow('the database is away');
      expect(await second).toBe('MISS mine');
    });

    it('does not store a response that is too long', async () => {
      const long = 'x'.repeat(maxBodyBytes + 1);
      await ask({}, loading(long));
      await new Promise((resolve) => setImmediate(resolve));
      expect(await ask({}, loading('short'))).toBe('MISS short');
    });
  });
}
