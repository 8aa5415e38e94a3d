import { causeText } from './cause-text.js';
import type { DeclaredName } from './context.js';
import { DomainError } from './errors.js';
import type { CompanyId } from './id.js';

/** Group of sweeps on the command line, declared by contexts: `partner sweep quotes`. */
type SweepGroup = DeclaredName<'sweepGroups'>;

/** Planned step of a sweep. */
export interface SweepStep {
  /** Action, in words for the operator: `delete`, `drop the partition`. */
  readonly does: string;
  /** Affected table or partition. */
  readonly what: string;
  /** Number of items that the step adds to the result of `run`. */
  readonly handled: number;
  /** Number of affected rows, if `handled` does not count rows. */
  readonly rows?: number;
}

/**
 * Periodic maintenance work that no request triggers. Each sweep is a class that its module provides; the worker and
 * `partner sweep` find it automatically.
 */
export abstract class Sweep {
  /** Name in lower case with dashes; also the name of its job. */
  abstract readonly name: string;
  abstract readonly group: SweepGroup;
  /** Milliseconds between two runs; a day by default. */
  readonly intervalMs: number = 24 * 60 * 60 * 1_000;

  /**
   * Processes everything that is due at `now`, for one company or for all. Work that concerns all companies together
   * is done for all only. Running it twice, or in two processes at once, is harmless.
   * @returns the number of processed items.
   */
  abstract run(now: Date, company?: CompanyId): Promise<number>;

  /** Returns the steps that `run` would execute now, without changing rows or files or calling other systems. */
  abstract preview(now: Date, company?: CompanyId): Promise<SweepStep[]>;

  /**
   * Processes companies one after the other. One whose records cannot be processed does not keep it from the others.
   * @returns the sum of the numbers that `process` returns.
   * @throws Error with the first failure, after all companies; DomainError `unavailable` at once, as all need the
   *   service.
   */
  protected async sumOver(
    companies: readonly CompanyId[],
    process: (company: CompanyId) => Promise<number>,
  ): Promise<number> {
    let sum = 0;
    const failed: { company: CompanyId; cause: unknown }[] = [];
    for (const company of companies)
      try {
        sum += await process(company);
      } catch (cause) {
        if (cause instanceof DomainError && cause.code === 'unavailable') throw cause;
        failed.push({ company, cause });
      }
    const [first] = failed;
    if (!first) return sum;
    const { company, cause } = first;
    const many = `${failed.length} of ${companies.length} companies cannot be swept`;
    throw new Error(`${many}, the first is ${company}: ${causeText(cause)}`, { cause });
  }
}
