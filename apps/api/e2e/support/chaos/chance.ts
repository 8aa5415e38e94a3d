/** Numbers that look random, and are the same for the same seed: a failing run can be run again. */
export class Chance {
  constructor(private seed: number) {}

  /** From 0, below `bound`. */
  below(bound: number): number {
    this.seed = (this.seed * 48_271) % 2_147_483_647;
    return this.seed % bound;
  }

  of<T>(values: readonly T[]): T | undefined {
    return values[this.below(values.length)];
  }
}
