import type { CompanyId, JsonResponse, ResourceType } from '@partner/kernel';
import { type ChangeChannel, WorkScope } from '@partner/postgres';
import type { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { Logger } from '@nestjs/common';
import { canonicalJson } from '../canonical-json/canonical-json.js';
import { ListResponse, type CachedList, type ListCacheStore } from './list-cache-store.js';

type CommitNotice = Parameters<DatabaseUnitOfWork['sendWithCommit']>[0];

/** Tells other processes to drop the lists that show these kinds of records (W13). */
interface ListChange {
  readonly type: 'lists';
  readonly company: CompanyId;
  readonly kinds: readonly ResourceType[];
}

/** Tells other processes to remove the lists of a company. */
interface ListsForgotten {
  readonly type: 'lists-forgotten';
  readonly company: CompanyId;
}

interface Others {
  readonly channel: ChangeChannel;
  /**
   * Changes that other processes are told of: `every` one for a store in this process; for a shared store those that
   * were `kept`, because it could not be reached. Others may be able to reach it, and must have tried before the writer
   * gets its response. If none can reach it, none uses it. `none` if commits tell of them: {@link ListCache.inCommit}.
   */
  readonly told: 'every' | 'kept' | 'none';
}

/**
 * Caches lists for up to 30 seconds (§1.6), but never serves one older than the last change of anything it shows (W13):
 * versions are read before the load, and replaced before a writer gets its response.
 */
export class ListCache {
  readonly #loading = new Map<string, Promise<Buffer>>();

  /** Follows the changes of other processes: create it before the channel starts. */
  constructor(
    private readonly store: ListCacheStore,
    private readonly others?: Others,
  ) {
    const missed = (): Promise<void> => store.invalidateAll();
    others?.channel.on<ListChange>('lists', {
      changed: async ({ company, kinds }) => void (await store.invalidate(company, kinds)),
      missed,
    });
    others?.channel.on<ListsForgotten>('lists-forgotten', { changed: ({ company }) => store.forget(company), missed });
  }

  /**
   * Returns the response to `query`, from the cache or from `load`.
   * @param query identifies a response of the list, after defaults and clamping. The order of its keys is irrelevant.
   */
  async getOrLoad(list: CachedList, query: unknown, load: () => Promise<JsonResponse>): Promise<ListResponse> {
    const entry = canonicalJson(query);
    const found = await this.store.get(list, entry);
    if (!found) return new ListResponse(list, entry, await bytes(load), false);
    if (found.body) return new ListResponse(list, entry, found.body, true);
    const loadKey = `${list.company} ${list.route} ${found.version} ${entry}`;
    const current = this.#loading.get(loadKey);
    // A failed load fails only for the request that started it. Waiting requests load on their own.
    if (current) {
      const scope = WorkScope.current ?? new WorkScope();
      return new ListResponse(list, entry, await scope.waitFor(() => current).catch(() => bytes(load)), false);
    }
    const loading = bytes(load);
    this.#loading.set(loadKey, loading);
    try {
      const body = await loading;
      await this.store.set(list, entry, found.version, body);
      return new ListResponse(list, entry, body, false);
    } finally {
      // A request that missed the cache before the response was stored may still be about to join.
      setImmediate(() => this.#loading.delete(loadKey));
    }
  }

  /** Returns the cached response of a known `entry`, synchronously if the store is in this process. */
  getCached(list: CachedList, entry: string): Buffer | undefined | Promise<Buffer | undefined> {
    const found = this.store.get(list, entry);
    return found instanceof Promise ? found.then((lookup) => lookup?.body) : found?.body;
  }

  /** Removes the cached lists of a company everywhere: a version that was replaced is not served, but stored. */
  async forget(company: CompanyId): Promise<void> {
    await this.store.forget(company);
    await this.#tell((channel) => channel.publishAndWait<ListsForgotten>({ type: 'lists-forgotten', company }));
  }

  /** Drops every list that shows one of `kinds`, in this process and all others (W13). */
  async committed(company: CompanyId, kinds: readonly ResourceType[]): Promise<void> {
    if (kinds.length === 0) return;
    const isDropped = await this.store.invalidate(company, kinds);
    const change: ListChange = { type: 'lists', company, kinds };
    const told = this.others?.told;
    if (told === 'every') await this.#tell((channel) => channel.publish(change));
    if (told === 'kept' && !isDropped) await this.#tell((channel) => channel.publishAndWait(change));
  }

  /** Returns a part of a commit that tells other processes of it, so that no notice remains to be sent after it. */
  readonly inCommit: CommitNotice = (changes) => {
    const told = changes.filter(({ kinds }) => kinds.length > 0);
    if (told.length === 0) return undefined;
    return this.others?.channel.withCommit(told.map((change): ListChange => ({ type: 'lists', ...change })));
  };

  /** Ignores errors. The change is committed, so a failed notice must not fail its request. */
  async #tell(notify: (channel: ChangeChannel) => Promise<void>): Promise<void> {
    try {
      if (this.others) await notify(this.others.channel);
    } catch (error) {
      new Logger('ListCache').warn(`other processes could not be notified of a change: ${String(error)}`);
    }
  }
}

async function bytes(load: () => Promise<JsonResponse>): Promise<Buffer> {
  return Buffer.from((await load()).text);
}
