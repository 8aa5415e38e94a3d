import type { Outcome } from './send.js';

/** Answers by operation and status. */
export class Tally {
  /** Chains that ended early, by their name and the step that did not answer what a later one needs. */
  readonly endedChains = new Map<string, number>();
  readonly #counts = new Map<string, Map<string, number>>();

  count(operation: string, outcome: Outcome): void {
    const status = 'failure' in outcome ? 'none' : String(outcome.status);
    const counts = this.#counts.get(operation) ?? new Map<string, number>();
    counts.set(status, (counts.get(status) ?? 0) + 1);
    this.#counts.set(operation, counts);
  }

  ended(chain: string, step: string): void {
    const name = `${chain} without ${step}`;
    this.endedChains.set(name, (this.endedChains.get(name) ?? 0) + 1);
  }

  /** By the name of the operation: how often each status was answered. */
  get operations(): readonly (readonly [operation: string, counts: ReadonlyMap<string, number>])[] {
    return [...this.#counts].sort(([one], [other]) => (one < other ? -1 : 1));
  }

  get requests(): number {
    return this.operations.reduce(
      (sum, [, counts]) => sum + [...counts.values()].reduce((all, one) => all + one, 0),
      0,
    );
  }

  /** How often an operation did what it is for. */
  successes(operation: string): number {
    return [...(this.#counts.get(operation) ?? [])]
      .filter(([status]) => status.startsWith('2'))
      .reduce((sum, [, count]) => sum + count, 0);
  }
}
