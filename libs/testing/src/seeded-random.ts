/** Pseudo-random number generator (mulberry32): the same seed gives the same numbers. Not for secrets. */
export class SeededRandom {
  #state: number;

  /** @param seed any integer; its low 32 bits are used. */
  constructor(seed: number) {
    this.#state = seed;
  }

  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns an integer from `first` to `last`, both included. */
  integer(first: number, last: number): number {
    return first + this.below(last - first + 1);
  }

  /** Returns an integer from 0 (included) to `bound` (excluded). */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  /** Returns one of `choices` with equal probability; undefined if the list is empty. */
  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)]!;
  }

  /** Returns true with probability `share`, from 0 to 1. */
  chance(share: number): boolean {
    return this.next() < share;
  }
}
