import type { Clock, CompanyId, ResourceType } from '@partner/kernel';
import { LRUCache } from 'lru-cache';
import { type CachedList, type Found, keptFor, ListStore, longestKept } from './list-store.js';
import { freshToken } from './tokens.js';

/** The bytes that all kept answers together may take. */
const mostBytes = 64 * 1024 * 1024;
const mostGenerations = 100_000;

interface Entry {
  readonly stamp: string;
  readonly body: Buffer;
  readonly until: number;
}

/** Cached lists in this process. Other processes' changes have to be told to it: it is used only while they are. */
export class MemoryListStore extends ListStore {
  readonly #generations = new LRUCache<string, string>({ max: mostGenerations });
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ body, stamp }, key) => body.length + stamp.length + key.length + 200,
  });

  constructor(
    private readonly clock: Clock,
    private readonly hearsOfChanges: () => boolean,
  ) {
    super();
  }

  async find(list: CachedList, entry: string): Promise<Found | undefined> {
    if (!this.hearsOfChanges()) return undefined;
    const stamp = list.shows.map((kind) => this.#generation(`${list.company} ${kind}`)).join('.');
    const kept = this.#entries.get(nameOf(list, entry));
    const good = kept?.stamp === stamp && kept.until > this.clock.now().getTime();
    return good ? { stamp, body: kept.body } : { stamp };
  }

  async keep(list: CachedList, entry: string, stamp: string, body: Buffer): Promise<void> {
    if (body.length > longestKept) return;
    this.#entries.set(nameOf(list, entry), { stamp, body, until: this.clock.now().getTime() + keptFor });
  }

  async drop(company: CompanyId, kinds: readonly ResourceType[]): Promise<boolean> {
    for (const kind of kinds) this.#generations.delete(`${company} ${kind}`);
    return true;
  }

  async dropAll(): Promise<void> {
    this.#generations.clear();
    this.#entries.clear();
  }

  #generation(name: string): string {
    const known = this.#generations.get(name) ?? freshToken();
    this.#generations.set(name, known);
    return known;
  }
}

const nameOf = ({ company, route }: CachedList, entry: string): string => `${company} ${route} ${entry}`;
