import type { CompanyId, JsonResponse, ResourceType } from '@partner/kernel';
import { type ChangeChannel, WorkScope } from '@partner/postgres';
import type { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { Logger } from '@nestjs/common';
import { canonicalJson } from '../canonical-json/canonical-json.js';
import { ListResponse, type CachedList, type ListCacheStore } from './list-cache-store.js';

/** Notifies other processes of a change when they do not share the store or it could not be reached. */
export type Announce = (company: CompanyId, kinds: readonly ResourceType[], invalidated: boolean) => Promise<void>;

/**
 * Caches lists for up to 30 seconds (§1.6), but never serves one older than the last change of anything it shows (W13):
 * versions are read before the load, and replaced before a writer gets its response.
 */
export class ListCache {
  readonly #loading = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly store: ListCacheStore,
    private readonly announce: Announce = async () => undefined,
    private readonly announceForgotten: (company: CompanyId) => Promise<void> = async () => undefined,
  ) {}

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
    await this.announceForgotten(company);
  }

  /** Drops every list that shows one of `kinds`, in this process and all others (W13). */
  async committed(company: CompanyId, kinds: readonly ResourceType[]): Promise<void> {
    if (kinds.length === 0) return;
    const invalidated = await this.store.invalidate(company, kinds);
    await this.announce(company, kinds, invalidated);
  }
}

async function bytes(load: () => Promise<JsonResponse>): Promise<Buffer> {
  return Buffer.from((await load()).text);
}

/** Notifies other processes to drop the lists that show these kinds of records (W13). */
interface ListChange {
  readonly type: 'lists';
  readonly company: CompanyId;
  readonly kinds: readonly ResourceType[];
}

/** Notifies other processes to remove the lists of a company. */
interface ListsForgotten {
  readonly type: 'lists-forgotten';
  readonly company: CompanyId;
}

/** Drops lists on changes in other processes. Call before the channel starts. */
export function followListChanges(channel: ChangeChannel, store: ListCacheStore): void {
  channel.on<ListChange>('lists', {
    changed: async ({ company, kinds }) => {
      await store.invalidate(company, kinds);
    },
    missed: () => store.invalidateAll(),
  });
  channel.on<ListsForgotten>('lists-forgotten', {
    changed: ({ company }) => store.forget(company),
    missed: () => store.invalidateAll(),
  });
}

/** Waits until the other processes have removed the lists of a company. */
export const announceForgotten =
  (channel: ChangeChannel) =>
  (company: CompanyId): Promise<void> =>
    logErrors(() => channel.publishAndWait<ListsForgotten>({ type: 'lists-forgotten', company }));

/** For a store in this process: notifies the others of every change immediately. */
export function announceEveryChange(channel: ChangeChannel): Announce {
  return (company, kinds) => logErrors(() => channel.publish<ListChange>({ type: 'lists', company, kinds }));
}

/** Like `announceEveryChange`, but within the commit itself, so that no notice remains to be sent after it. */
export function announcedByCommit(channel: ChangeChannel): Parameters<DatabaseUnitOfWork['sendWithCommit']>[0] {
  return (changes) => {
    const told = changes.filter(({ kinds }) => kinds.length > 0);
    if (told.length === 0) return undefined;
    return channel.withCommit(told.map(({ company, kinds }): ListChange => ({ type: 'lists', company, kinds })));
  };
}

/**
 * For a shared store: notifies other processes only when the store could not be reached. They may be able to reach it,
 * and must have tried before the writer gets its response. If none can reach the store, none uses it.
 */
export function announceFailedInvalidations(channel: ChangeChannel): Announce {
  return async (company, kinds, invalidated) => {
    if (!invalidated) await logErrors(() => channel.publishAndWait<ListChange>({ type: 'lists', company, kinds }));
  };
}

/** Ignores errors. The change is committed, so a failed notice must not fail its request. */
async function logErrors(tell: () => Promise<void>): Promise<void> {
  try {
    await tell();
  } catch (error) {
    new Logger('ListCache').warn(`other processes could not be notified of a change: ${String(error)}`);
  }
}
