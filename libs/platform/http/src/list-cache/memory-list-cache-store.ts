import type { Clock, CompanyId, ResourceType } from '@partner/kernel';
import { LRUCache } from 'lru-cache';
import { ResponseCache } from './response-cache.js';
import { type CachedList, type CacheLookup, ListCacheStore } from './list-cache-store.js';
import { newVersion } from './new-version.js';

const maxVersions = 100_000;

/** Cached lists in this process. It is used only while changes of other processes are announced to it. */
export class MemoryListCacheStore extends ListCacheStore {
  readonly #versions = new LRUCache<string, string>({ max: maxVersions });
  readonly #responses: ResponseCache;

  constructor(
    clock: Clock,
    private readonly isListening: () => boolean,
  ) {
    super();
    this.#responses = new ResponseCache(clock);
  }

  async get(list: CachedList, entry: string): Promise<CacheLookup | undefined> {
    if (!this.isListening()) return undefined;
    const version = list.shows.map((kind) => this.#version(`${list.company} ${kind}`)).join('.');
    return { version, body: this.#responses.get(version, list, entry) };
  }

  async set(list: CachedList, entry: string, version: string, body: Buffer): Promise<void> {
    this.#responses.set(list, entry, version, body);
  }

  async invalidate(company: CompanyId, kinds: readonly ResourceType[]): Promise<boolean> {
    for (const kind of kinds) this.#versions.delete(`${company} ${kind}`);
    return true;
  }

  async invalidateAll(): Promise<void> {
    this.#versions.clear();
    this.#responses.clear();
  }

  #version(name: string): string {
    const known = this.#versions.get(name) ?? newVersion();
    this.#versions.set(name, known);
    return known;
  }
}
