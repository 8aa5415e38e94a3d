import type { DeclaredName } from './context.js';
import type { CompanyId } from './id.js';

/** Groups sweeps as the operator names them, by words that contexts declare: `partner sweep quotes`. */
type SweepGroup = DeclaredName<'sweepGroups'>;

/** One thing that a sweep is about to do. */
export interface SweepStep {
  /** In words for the operator: `delete`, `drop the partition`. */
  readonly does: string;
  /** The table, or the partition. */
  readonly what: string;
  /** Its share of the number that `run` returns. */
  readonly handled: number;
  /** The rows that it concerns, where `handled` does not count rows. */
  readonly rows?: number;
}

/**
 * Work that time makes due rather than a request. One class per sweep, a provider of its module: that is all it takes
 * for the worker to run it and for `partner sweep` to know it.
 */
export abstract class Sweep {
  /** In lower case with dashes: also the name of its job. */
  abstract readonly name: string;
  abstract readonly group: SweepGroup;
  /** Milliseconds between two runs: a day unless a sweep says otherwise. */
  readonly intervalMs: number = 24 * 60 * 60 * 1_000;

  /**
   * Does everything that is due at `now`, of one company or of all, until nothing is left. Running it twice, or in two
   * processes at once, is harmless.
   * @returns how many things it dealt with.
   */
  abstract run(now: Date, company?: CompanyId): Promise<number>;

  /** Returns the steps that `run` would take now, and changes nothing: no row, no file, no call to anybody. */
  abstract preview(now: Date, company?: CompanyId): Promise<SweepStep[]>;
}
