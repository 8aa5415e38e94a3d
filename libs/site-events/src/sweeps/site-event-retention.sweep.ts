import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import { expire, type Expired, previewExpiry } from '@partner/schema';

const day = 86_400_000;

/** Deletes site events after their retention, counted from arrival, by dropping whole weeks (R5, R53). */
export class SiteEventRetentionSweep extends Sweep {
  readonly name = 'site-event-retention';
  readonly group = 'retention';

  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly retentionDays: number,
  ) {
    super();
  }

  run(now: Date, company?: CompanyId): Promise<number> {
    return expire(this.database, this.#expired(now, company));
  }

  preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    return previewExpiry(this.database, this.#expired(now, company));
  }

  #expired(now: Date, company?: CompanyId): Expired {
    const before = new Date(now.getTime() - this.retentionDays * day);
    return { table: 'site_events', key: 'id', before, company };
  }
}
