/** Repeatable chance: the demo company is the same company every time (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** At least 0 and less than 1. */
  number(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `first` to `last`, both included. */
  between(first: number, last: number): number {
    return first + Math.floor(this.number() * (last - first + 1));
  }

  of<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.number() * choices.length)]!;
  }

  /** True `share` of the time. */
  happens(share: number): boolean {
    return this.number() < share;
  }
}
