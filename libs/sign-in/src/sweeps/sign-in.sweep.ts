import { type CompanyId, dailyMs, Sweep, type SweepGroup } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/persistence';
import sql, { empty, raw } from 'sql-template-tag';

/** How long links and sessions stay after they have expired, in milliseconds. */
const keptFor = 30 * dailyMs;
const batchSize = 1_000;

/** Deletes links and sessions that have expired, some at a time. */
export class SignInSweep extends Sweep {
  readonly name = 'sign-in';
  readonly group: SweepGroup = 'retention';
  readonly intervalMs = dailyMs;

  constructor(private readonly database: CrossCompanyDatabase) {
    super();
  }

  async run(now: Date, company?: CompanyId): Promise<number> {
    const before = new Date(now.getTime() - keptFor);
    return (
      (await this.#clear('sign_in_links', before, company)) + (await this.#clear('portal_sessions', before, company))
    );
  }

  async #clear(table: 'sign_in_links' | 'portal_sessions', before: Date, company?: CompanyId): Promise<number> {
    const only = company === undefined ? empty : sql`and company_id = ${company}`;
    let removed = 0;
    for (let last = batchSize; last === batchSize; removed += last) {
      const rows = await this.database.outside(sql`delete from ${raw(table)}
        where (company_id, id) in (select company_id, id from ${raw(table)}
          where expires_at < ${before} ${only} limit ${batchSize} for update skip locked) returning 1`);
      last = rows.length;
    }
    return removed;
  }
}
