import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import type { DueDocuments } from '../application/ports/documents.js';
import { dueBefore, type SweepDocuments } from '../application/sweep-documents/sweep-documents.js';

/** Removes unreferenced files and expired links (R71). */
export class DocumentsSweep extends Sweep {
  readonly name = 'documents';
  readonly group = 'retention';
  override readonly intervalMs = 60 * 60_000;

  constructor(
    private readonly sweepDocuments: SweepDocuments,
    private readonly due: DueDocuments,
  ) {
    super();
  }

  async run(now: Date, company?: CompanyId): Promise<number> {
    return this.sumOver(company ? [company] : await this.due.companies(), (each) =>
      this.sweepDocuments.execute(each, now),
    );
  }

  preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    return this.due.steps(dueBefore(now), company);
  }
}
