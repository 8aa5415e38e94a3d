/** Pseudo-random numbers that are the same for the same seed (mulberry32). Not for secrets. */
export class SeededRandom {
  #state: number;

  /** @param seed any integer; its low 32 bits are used. */
  constructor(seed: number) {
    this.#state = seed;
  }

  /** At least 0 and less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `first` to `last`, both included. */
  integer(first: number, last: number): number {
    return first + this.below(last - first + 1);
  }

  /** A whole number from 0, less than `bound`. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  /** One of `choices`, each as likely; undefined when there is none. */
  pick<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)]!;
  }

  /** True with the probability `share`, from 0 to 1. */
  chance(share: number): boolean {
    return this.next() < share;
  }
}
