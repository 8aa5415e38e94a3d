import { type CompanyId, dailyMs, Sweep, type SweepGroup } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/persistence';
import sql, { empty } from 'sql-template-tag';

/** How long a session stays after its link has expired, in milliseconds (R76). */
const keptFor = 30 * dailyMs;
const batchSize = 1_000;

/** Deletes sessions that lead nowhere any more, some at a time. */
export class ConfiguratorSessionsSweep extends Sweep {
  readonly name = 'configurator-sessions';
  readonly group: SweepGroup = 'retention';
  readonly intervalMs = dailyMs;

  constructor(private readonly database: CrossCompanyDatabase) {
    super();
  }

  async run(now: Date, company?: CompanyId): Promise<number> {
    const before = new Date(now.getTime() - keptFor);
    const only = company === undefined ? empty : sql`and company_id = ${company}`;
    let removed = 0;
    for (let last = batchSize; last === batchSize; removed += last) {
      const rows = await this.database.outside(sql`delete from configurator_sessions
        where (company_id, id) in (select company_id, id from configurator_sessions
          where expires_at < ${before} ${only} limit ${batchSize} for update skip locked) returning 1`);
      last = rows.length;
    }
    return removed;
  }
}
