import type { Outcome } from './send.js';

/** Counts responses by operation and status. */
export class Tally {
  readonly #counts = new Map<string, Map<string, number>>();

  count(operation: string, outcome: Outcome): void {
    const status = 'failure' in outcome ? 'none' : String(outcome.status);
    const counts = this.#counts.get(operation) ?? new Map<string, number>();
    counts.set(status, (counts.get(status) ?? 0) + 1);
    this.#counts.set(operation, counts);
  }

  /** Number of responses per status, sorted by operation name. */
  get operations(): readonly (readonly [operation: string, counts: ReadonlyMap<string, number>])[] {
    return [...this.#counts].sort(([one], [other]) => (one < other ? -1 : 1));
  }

  get requests(): number {
    return this.operations.reduce(
      (sum, [, counts]) => sum + [...counts.values()].reduce((all, one) => all + one, 0),
      0,
    );
  }

  /** Number of 2xx responses of an operation. */
  successes(operation: string): number {
    return [...(this.#counts.get(operation) ?? [])]
      .filter(([status]) => status.startsWith('2'))
      .reduce((sum, [, count]) => sum + count, 0);
  }
}
