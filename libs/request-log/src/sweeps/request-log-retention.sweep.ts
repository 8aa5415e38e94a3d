import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import { expire, type Expired, previewExpiry } from '@partner/schema';
import { countRetentionMs, deprecatedUseRetentionMs, logRetentionMs } from '../domain/request/retention.js';

/** Deletes requests by dropping whole days, and their counts by dropping whole weeks (R100). */
export class RequestLogRetentionSweep extends Sweep {
  readonly name = 'request-log-retention';
  readonly group = 'retention';

  constructor(private readonly database: CrossCompanyDatabase) {
    super();
  }

  async run(now: Date, company?: CompanyId): Promise<number> {
    let removed = 0;
    for (const part of parts(now, company)) removed += await expire(this.database, part);
    return removed;
  }

  async preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    const steps = [];
    for (const part of parts(now, company)) steps.push(...(await previewExpiry(this.database, part)));
    return steps;
  }
}

function parts(now: Date, company?: CompanyId): Expired[] {
  const before = (retentionMs: number): Date => new Date(now.getTime() - retentionMs);
  return [
    { table: 'request_log', key: 'id', before: before(logRetentionMs), company },
    { table: 'request_bodies', key: 'id', before: before(logRetentionMs), company },
    { table: 'request_counts', key: 'hour_id', before: before(countRetentionMs), company },
    { table: 'deprecated_uses', key: 'day_id', before: before(deprecatedUseRetentionMs), company },
  ];
}
