import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import { rowStep } from '@partner/schema';
import sql, { empty, raw, type Sql } from 'sql-template-tag';

/** Retention of links and sessions after their expiry, in milliseconds. */
const retentionMs = 30 * 86_400_000;
const batchSize = 1_000;
const tables = ['sign_in_links', 'portal_sessions'] as const;

/** Deletes expired links and sessions in batches. */
export class SignInSweep extends Sweep {
  readonly name = 'sign-in';
  readonly group = 'retention';

  constructor(private readonly database: CrossCompanyDatabase) {
    super();
  }

  async run(now: Date, company?: CompanyId): Promise<number> {
    let removed = 0;
    for (const table of tables) removed += await this.#clear(table, expired(now, company));
    return removed;
  }

  async preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    const steps = [];
    for (const table of tables)
      steps.push(...(await rowStep(this.database, 'delete', table, sql`from ${raw(table)} ${expired(now, company)}`)));
    return steps;
  }

  async #clear(table: (typeof tables)[number], which: Sql): Promise<number> {
    let removed = 0;
    for (let last = batchSize; last === batchSize; removed += last) {
      const rows = await this.database.outside(sql`delete from ${raw(table)}
        where (company_id, id) in (select company_id, id from ${raw(table)}
          ${which} limit ${batchSize} for update skip locked) returning 1`);
      last = rows.length;
    }
    return removed;
  }
}

const expired = (now: Date, company: CompanyId | undefined): Sql =>
  sql`where expires_at < ${new Date(now.getTime() - retentionMs)}
    ${company === undefined ? empty : sql`and company_id = ${company}`}`;
