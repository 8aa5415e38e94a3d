import { LRUCache } from 'lru-cache';

export interface StatementUse {
  /** Name under which connections prepare it. */
  readonly name: string;
  count: number;
}

/** Maximum number of remembered texts; older ones are not worth preparing. */
const maxTexts = 2_000;
/** Maximum total length of the texts in characters. */
const maxCharacters = 8 * 1024 * 1024;
/** Number of uses after which all counts are halved, so that formerly frequent statements lose their rank. */
const usesPerHalving = 20_000;

/** Counts how often this process uses its statements, to distinguish frequent statements from one-time ones. */
export class StatementUses {
  readonly #uses = new LRUCache<string, StatementUse>({
    max: maxTexts,
    maxSize: maxCharacters,
    sizeCalculation: (_, text) => text.length + 1,
    // Connections that still have it prepared replace it first.
    dispose: (use) => void (use.count = 0),
  });
  #made = 0;
  #total = 0;

  add(text: string): StatementUse {
    const use = this.#uses.get(text) ?? { name: `s${(this.#made += 1)}`, count: 0 };
    if (use.count === 0) this.#uses.set(text, use);
    use.count += 1;
    this.#total += 1;
    if (this.#total % usesPerHalving === 0) this.#halve();
    return use;
  }

  #halve(): void {
    this.#uses.forEach((use) => {
      use.count = Math.ceil(use.count / 2);
    });
  }
}
