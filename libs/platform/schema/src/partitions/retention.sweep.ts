import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import { expire, type Expired, previewExpiry } from './expire.js';

/** Removes expired rows in batches, those of partitioned tables mostly by dropping whole partitions (R5). */
export abstract class RetentionSweep extends Sweep {
  readonly group = 'retention';

  constructor(private readonly database: CrossCompanyDatabase) {
    super();
  }

  /** Returns the expired rows of each table, in the order in which they are removed. */
  protected abstract expired(now: Date): readonly Expired[];

  async run(now: Date, company?: CompanyId): Promise<number> {
    let removed = 0;
    for (const rows of this.expired(now)) removed += await expire(this.database, { ...rows, company });
    return removed;
  }

  async preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    const steps = [];
    for (const rows of this.expired(now)) steps.push(...(await previewExpiry(this.database, { ...rows, company })));
    return steps;
  }
}
