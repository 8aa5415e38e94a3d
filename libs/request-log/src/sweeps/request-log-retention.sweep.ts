import { type CompanyId, dailyMs, Sweep, type SweepGroup } from '@partner/kernel';
import { type CrossCompanyDatabase, expire } from '@partner/persistence';
import { countRetentionMs, logRetentionMs } from '../domain/request/retention.js';

/** Removes requests by dropping whole days, and their counts by dropping whole weeks (R100). */
export class RequestLogRetentionSweep extends Sweep {
  readonly name = 'request-log-retention';
  readonly group: SweepGroup = 'retention';
  readonly intervalMs = dailyMs;

  constructor(private readonly database: CrossCompanyDatabase) {
    super();
  }

  async run(now: Date, company?: CompanyId): Promise<number> {
    const before = (retentionMs: number): Date => new Date(now.getTime() - retentionMs);
    return (
      (await expire(this.database, { table: 'request_log', key: 'id', before: before(logRetentionMs), company })) +
      (await expire(this.database, {
        table: 'request_counts',
        key: 'hour_id',
        before: before(countRetentionMs),
        company,
      }))
    );
  }
}
