import type { Clock, CompanyId, ResourceType } from '@partner/kernel';
import { LRUCache } from 'lru-cache';
import { KeptAnswers } from './kept-answers.js';
import { type CachedList, type Found, ListStore } from './list-store.js';
import { freshToken } from './tokens.js';

const mostGenerations = 100_000;

/** Cached lists in this process. Other processes' changes have to be told to it: it is used only while they are. */
export class MemoryListStore extends ListStore {
  readonly #generations = new LRUCache<string, string>({ max: mostGenerations });
  readonly #answers: KeptAnswers;

  constructor(
    clock: Clock,
    private readonly hearsOfChanges: () => boolean,
  ) {
    super();
    this.#answers = new KeptAnswers(clock);
  }

  async find(list: CachedList, entry: string): Promise<Found | undefined> {
    if (!this.hearsOfChanges()) return undefined;
    const stamp = list.shows.map((kind) => this.#generation(`${list.company} ${kind}`)).join('.');
    return { stamp, body: this.#answers.under(stamp, list, entry) };
  }

  async keep(list: CachedList, entry: string, stamp: string, body: Buffer): Promise<void> {
    this.#answers.keep(list, entry, stamp, body);
  }

  async drop(company: CompanyId, kinds: readonly ResourceType[]): Promise<boolean> {
    for (const kind of kinds) this.#generations.delete(`${company} ${kind}`);
    return true;
  }

  async dropAll(): Promise<void> {
    this.#generations.clear();
    this.#answers.clear();
  }

  #generation(name: string): string {
    const known = this.#generations.get(name) ?? freshToken();
    this.#generations.set(name, known);
    return known;
  }
}
