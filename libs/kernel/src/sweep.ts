import type { DeclaredName } from './context.js';
import type { CompanyId } from './id.js';

/** Groups sweeps as the operator names them, by words that contexts declare: `partner sweep quotes`. */
export type SweepGroup = DeclaredName<'sweepGroups'>;

/**
 * Work that time makes due rather than a request. One class per sweep, a provider of its module: that is all it takes
 * for the worker to run it and for `partner sweep` to know it.
 */
export abstract class Sweep {
  /** In lower case with dashes: also the name of its job. */
  abstract readonly name: string;
  abstract readonly group: SweepGroup;
  /** Milliseconds between two runs. */
  abstract readonly intervalMs: number;

  /**
   * Does everything that is due at `now`, of one company or of all, until nothing is left. Running it twice, or in two
   * processes at once, is harmless.
   * @returns how many things it dealt with.
   */
  abstract run(now: Date, company?: CompanyId): Promise<number>;
}

/** One day in milliseconds, the usual time between two runs. */
export const dailyMs = 24 * 60 * 60 * 1_000;
