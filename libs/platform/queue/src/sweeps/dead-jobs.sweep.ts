import { Injectable } from '@nestjs/common';
import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import { companyPlace, CrossCompanyDatabase } from '@partner/postgres';
import { rowStep } from '@partner/schema';
import sql, { empty, type Sql } from 'sql-template-tag';

/** Retention of a dead job in days. */
const retentionDays = 30;

/** Maximum number of rows deleted by one statement. */
const batch = 5_000;

/** Deletes dead jobs that were not retried within 30 days. */
@Injectable()
export class DeadJobsSweep extends Sweep {
  readonly name = 'dead-jobs';
  readonly group = 'retention';

  constructor(private readonly database: CrossCompanyDatabase) {
    super();
  }

  async run(now: Date, company?: CompanyId): Promise<number> {
    for (let deleted = 0; ;) {
      const rows = await this.database.outside(sql`
        delete from outbox_jobs where (company_id, id) in (
          select company_id, id ${expiredDeadJobs(now, company)} limit ${batch}::int)
        returning 1`);
      deleted += rows.length;
      if (rows.length < batch) return deleted;
    }
  }

  preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    return rowStep(this.database, 'delete', 'outbox_jobs', expiredDeadJobs(now, company));
  }
}

const expiredDeadJobs = (now: Date, company: CompanyId | undefined): Sql => sql`from outbox_jobs
  where state = 'dead' and updated_at < ${new Date(now.getTime() - retentionDays * 86_400_000)}::timestamptz
  and ${companyPlace.isPresent(sql`company_id`)}
  ${company ? sql`and company_id = ${company}` : empty}`;
