import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import { companyPlace, type CrossCompanyDatabase } from '@partner/postgres';
import { rowStep } from '@partner/schema';
import sql, { empty, type Sql } from 'sql-template-tag';

/** Retention of a session after its link has expired, in milliseconds (R76). */
const retentionMs = 30 * 86_400_000;
const batchSize = 1_000;

/** Deletes expired sessions in batches. */
export class ConfiguratorSessionsSweep extends Sweep {
  readonly name = 'configurator-sessions';
  readonly group = 'retention';

  constructor(private readonly database: CrossCompanyDatabase) {
    super();
  }

  async run(now: Date, company?: CompanyId): Promise<number> {
    let removed = 0;
    for (let last = batchSize; last === batchSize; removed += last) {
      const rows = await this.database.outside(sql`delete from configurator_sessions
        where (company_id, id) in (select company_id, id from configurator_sessions t
          ${expired(now, company)} limit ${batchSize} for update skip locked) returning 1`);
      last = rows.length;
    }
    return removed;
  }

  preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    const rows = sql`from configurator_sessions t ${expired(now, company)}`;
    return rowStep(this.database, 'delete', 'configurator_sessions', rows);
  }
}

const expired = (now: Date, company: CompanyId | undefined): Sql =>
  sql`where t.expires_at < ${new Date(now.getTime() - retentionMs)} and ${companyPlace.isPresent(sql`t.company_id`)}
    ${company === undefined ? empty : sql`and t.company_id = ${company}`}`;
