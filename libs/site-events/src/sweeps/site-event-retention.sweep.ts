import { dayMs } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import { RetentionSweep } from '@partner/schema';

/** Deletes site events after their retention, counted from arrival, by dropping whole weeks (R5, R53). */
export class SiteEventRetentionSweep extends RetentionSweep {
  readonly name = 'site-event-retention';

  constructor(
    database: CrossCompanyDatabase,
    private readonly retentionDays: number,
  ) {
    super(database);
  }

  protected expired(now: Date): ReturnType<RetentionSweep['expired']> {
    return [{ table: 'site_events', key: 'id', before: new Date(now.getTime() - this.retentionDays * dayMs) }];
  }
}
