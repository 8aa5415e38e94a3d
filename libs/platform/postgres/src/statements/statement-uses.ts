import { LRUCache } from 'lru-cache';

/** A text of a statement, and how much it is used. */
export interface StatementUse {
  /** Under which connections keep it prepared. */
  readonly name: string;
  /** How often it was used lately. */
  count: number;
}

/** Texts that are remembered; the rest were used too long ago to be worth preparing. */
const maxTexts = 2_000;
/** Characters that they may have together. */
const maxCharacters = 8 * 1024 * 1024;
/** After so many uses all counts are halved, so that what was common once does not stay so. */
const usesPerHalving = 20_000;

/** How often this process uses its statements, to tell the common ones from those that nobody asks for again. */
export class StatementUses {
  readonly #uses = new LRUCache<string, StatementUse>({
    max: maxTexts,
    maxSize: maxCharacters,
    sizeCalculation: (_, text) => text.length + 1,
    // Connections that keep it still know it, as one to be replaced first.
    dispose: (use) => void (use.count = 0),
  });
  #made = 0;
  #total = 0;

  /** Counts one more use of a text. */
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
