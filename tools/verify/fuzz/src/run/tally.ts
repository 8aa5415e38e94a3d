import type { Outcome } from './send.js';

/** Counts responses by operation and status. */
export class Tally {
  /** Number of chains that ended early, by chain and by the step without a usable response. */
  readonly endedChains = new Map<string, number>();
  readonly #counts = new Map<string, Map<string, number>>();

  count(operation: string, outcome: Outcome): void {
    const status = 'failure' in outcome ? 'none' : String(outcome.status);
    const counts = this.#counts.get(operation) ?? new Map<string, number>();
    counts.set(status, (counts.get(status) ?? 0) + 1);
    this.#counts.set(operation, counts);
  }

  countEndedChain(chain: string, step: string): void {
    const name = `${chain} without ${step}`;
    this.endedChains.set(name, (this.endedChains.get(name) ?? 0) + 1);
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
