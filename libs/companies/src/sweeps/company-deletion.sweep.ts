import { type CompanyId, DomainError, Sweep, type SweepStep } from '@partner/kernel';
import type { CompanyDeletions, PendingDeletion } from '../application/ports/company-deletions.js';

/** Milliseconds per run, so that other sweeps of the worker do not wait for a large company. */
const longestRunMs = 5 * 60_000;

/** Deletes companies whose time has come, small transaction by small transaction. */
export class CompanyDeletionSweep extends Sweep {
  readonly name = 'company-deletion';
  readonly group = 'retention';
  override readonly intervalMs = 10 * 60_000;

  constructor(private readonly deletions: CompanyDeletions) {
    super();
  }

  async run(now: Date, only?: CompanyId): Promise<number> {
    const end = performance.now() + longestRunMs;
    const goesOn = (): boolean => performance.now() < end;
    const pending = new Map((await this.#pending(now, only)).map(({ id, isFinished }) => [id, isFinished]));
    return this.sumOver([...pending.keys()], async (id) => {
      try {
        const certificate = await this.deletions.execute(id, now, goesOn);
        return certificate?.finishedAt && !pending.get(id) ? 1 : 0;
      } catch (error) {
        // Another worker deletes it, or an operator exports it.
        if (error instanceof DomainError && error.code === 'conflict') return 0;
        throw error;
      }
    });
  }

  async preview(now: Date, only?: CompanyId): Promise<SweepStep[]> {
    const pending = await this.#pending(now, only);
    return pending
      .filter(({ isFinished }) => !isFinished)
      .map(({ id }) => ({ does: 'delete the company', what: id, handled: 1 }));
  }

  async #pending(now: Date, only: CompanyId | undefined): Promise<readonly PendingDeletion[]> {
    return (await this.deletions.pending(now)).filter(({ id }) => only === undefined || id === only);
  }
}
