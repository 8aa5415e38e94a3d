import { Injectable } from '@nestjs/common';
import { type CompanyId, dailyMs, Sweep, type SweepGroup, type SweepStep } from '@partner/kernel';
import { CrossCompanyDatabase, previewDeadJobs, sweepDeadJobs } from '@partner/persistence';

/** Deletes dead jobs that were not retried within 30 days. */
@Injectable()
export class DeadJobsSweep extends Sweep {
  readonly name = 'dead-jobs';
  readonly group: SweepGroup = 'retention';
  readonly intervalMs = dailyMs;

  constructor(private readonly database: CrossCompanyDatabase) {
    super();
  }

  run(now: Date, company?: CompanyId): Promise<number> {
    return sweepDeadJobs(this.database, now, company);
  }

  preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    return previewDeadJobs(this.database, now, company);
  }
}
