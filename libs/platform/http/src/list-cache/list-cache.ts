import type { CompanyId, JsonResponse, ResourceType } from '@partner/kernel';
import { workScope, WorkScope } from '@partner/postgres';
import { CommitListener } from '@partner/unit-of-work';
import { canonicalJson } from '../canonical-json/canonical-json.js';
import { ListResponse } from './list-response.js';
import type { CachedList, ListCacheStore } from './list-cache-store.js';

/** Announces changes to other processes when the store is not shared with them or cannot be reached. */
export type Announce = (company: CompanyId, kinds: readonly ResourceType[], invalidated: boolean) => Promise<void>;

/**
 * Lists answered from memory for up to 30 seconds (§1.6), but never older than the last change of anything they show
 * (W13): versions are read before the load and replaced before a writer gets its answer.
 */
export class ListCache extends CommitListener {
  readonly #loading = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly store: ListCacheStore,
    private readonly announce: Announce = async () => undefined,
  ) {
    super();
  }

  /**
   * The answer to `query`, from the cache or from `load`.
   * @param query what tells one answer of the list from another, after defaults and clamping; the order of keys does
   * not.
   */
  async getOrLoad(list: CachedList, query: unknown, load: () => Promise<JsonResponse>): Promise<ListResponse> {
    const entry = canonicalJson(query);
    const found = await this.store.get(list, entry);
    if (!found) return new ListResponse(list, entry, await bytes(load), false);
    if (found.body) return new ListResponse(list, entry, found.body, true);
    const loadKey = `${list.company} ${list.route} ${found.version} ${entry}`;
    const current = this.#loading.get(loadKey);
    // A load that fails fails for the request that began it; whoever waited for it tries on its own.
    if (current) {
      const scope = workScope.getStore() ?? new WorkScope();
      return new ListResponse(list, entry, await scope.waitFor(() => current).catch(() => bytes(load)), false);
    }
    const loading = bytes(load);
    this.#loading.set(loadKey, loading);
    try {
      const body = await loading;
      await this.store.set(list, entry, found.version, body);
      return new ListResponse(list, entry, body, false);
    } finally {
      // Whoever looked before the answer was kept may still be about to join.
      setImmediate(() => this.#loading.delete(loadKey));
    }
  }

  /** The cached response to a query whose `entry` is known: at once, where the store is in this process. */
  getCached(list: CachedList, entry: string): Buffer | undefined | Promise<Buffer | undefined> {
    const found = this.store.get(list, entry);
    return found instanceof Promise ? found.then((lookup) => lookup?.body) : found?.body;
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
