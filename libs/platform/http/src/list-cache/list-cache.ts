import type { CompanyId, ResourceType } from '@partner/kernel';
import { CommitListener, type JsonAnswer } from '@partner/persistence';
import { canonicalJson } from '../canonical-json/canonical-json.js';
import { ListAnswer } from './list-answer.js';
import type { CachedList, ListStore } from './list-store.js';

/** How other processes learn that the store could not be told of a change, or that it is not shared with them. */
export type Announce = (company: CompanyId, kinds: readonly ResourceType[], dropped: boolean) => Promise<void>;

/**
 * Lists answered from memory for up to 30 seconds (§1.6), but never older than the last change of anything they show
 * (W13): generations are read before the load and replaced before a writer gets its answer.
 */
export class ListCache extends CommitListener {
  readonly #loading = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly store: ListStore,
    private readonly announce: Announce = async () => undefined,
  ) {
    super();
  }

  /**
   * The answer to `query`, from the cache or from `load`.
   * @param query what tells one answer of the list from another, after defaults and clamping; the order of keys does not.
   */
  async answer(list: CachedList, query: unknown, load: () => Promise<JsonAnswer>): Promise<ListAnswer> {
    const entry = canonicalJson(query);
    const found = await this.store.find(list, entry);
    if (!found) return new ListAnswer(list, entry, await bytes(load), false);
    if (found.body) return new ListAnswer(list, entry, found.body, true);
    const flight = `${list.company} ${list.route} ${found.stamp} ${entry}`;
    const underWay = this.#loading.get(flight);
    // A load that fails fails for the request that began it; whoever waited for it tries on its own.
    if (underWay) return new ListAnswer(list, entry, await underWay.catch(() => bytes(load)), false);
    const loading = bytes(load);
    this.#loading.set(flight, loading);
    try {
      const body = await loading;
      await this.store.keep(list, entry, found.stamp, body);
      return new ListAnswer(list, entry, body, false);
    } finally {
      // Whoever looked before the answer was kept may still be about to join.
      setImmediate(() => this.#loading.delete(flight));
    }
  }

  /** What is kept of an answer whose `entry` was found out before. */
  async kept(list: CachedList, entry: string): Promise<Buffer | undefined> {
    return (await this.store.find(list, entry))?.body;
  }

  /** Drops every list that shows one of `kinds`, in this process and all others (W13). */
  async committed(company: CompanyId, kinds: readonly ResourceType[]): Promise<void> {
    if (kinds.length === 0) return;
    const dropped = await this.store.drop(company, kinds);
    await this.announce(company, kinds, dropped);
  }
}

async function bytes(load: () => Promise<JsonAnswer>): Promise<Buffer> {
  return Buffer.from((await load()).text);
}
