import type { Clock, CompanyId, ResourceType } from '@partner/kernel';
import { LRUCache } from 'lru-cache';
import { ResponseCache } from './response-cache.js';
import { type CachedList, type CacheLookup, type ListCacheStore, newVersion } from './list-cache-store.js';

/** Maximum number of companies, each with a version for each kind of record. */
const maxCompanies = 10_000;

interface Versions {
  readonly kinds: Map<ResourceType, string>;
  /** Joined versions by a list's array of kinds. Most lists use one array for all requests. */
  joined: WeakMap<readonly ResourceType[], string>;
}

/** Cached lists in this process. Used only while this process receives changes of other processes. */
export class MemoryListCacheStore implements ListCacheStore {
  readonly #versions = new LRUCache<CompanyId, Versions>({ max: maxCompanies });
  readonly #responses: ResponseCache;

  constructor(
    clock: Clock,
    private readonly isListening: () => boolean,
  ) {
    this.#responses = new ResponseCache(clock);
  }

  get(list: CachedList, entry: string): CacheLookup | undefined {
    if (!this.isListening()) return undefined;
    const version = this.#versionOf(list);
    return { version, body: this.#responses.get(version, list, entry) };
  }

  async set(list: CachedList, entry: string, version: string, body: Buffer): Promise<void> {
    this.#responses.set(list, entry, version, body);
  }

  async invalidate(company: CompanyId, kinds: readonly ResourceType[]): Promise<boolean> {
    const versions = this.#versions.get(company);
    for (const kind of kinds) versions?.kinds.delete(kind);
    if (versions) versions.joined = new WeakMap();
    return true;
  }

  async forget(company: CompanyId): Promise<void> {
    this.#versions.delete(company);
    this.#responses.forget(company);
  }

  async invalidateAll(): Promise<void> {
    this.#versions.clear();
    this.#responses.clear();
  }

  #versionOf({ company, shows }: CachedList): string {
    let versions = this.#versions.get(company);
    if (!versions) this.#versions.set(company, (versions = { kinds: new Map(), joined: new WeakMap() }));
    const { kinds, joined } = versions;
    let version = joined.get(shows);
    if (version === undefined) joined.set(shows, (version = shows.map((kind) => versionOf(kinds, kind)).join('.')));
    return version;
  }
}

function versionOf(kinds: Map<ResourceType, string>, kind: ResourceType): string {
  let version = kinds.get(kind);
  if (version === undefined) kinds.set(kind, (version = newVersion()));
  return version;
}
