import type { CompanyId } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import sql, { empty } from 'sql-template-tag';
import type { ExpiredQuotes } from '../application/ports/expired-quotes.js';
import { expiredAt } from './expired-quotes.condition.js';

/** Finds expired quotes across companies in PostgreSQL. */
export class DatabaseExpiredQuotes implements ExpiredQuotes {
  constructor(private readonly database: CrossCompanyDatabase) {}

  async companies(now: Date): Promise<CompanyId[]> {
    const rows = await this.database.outside<{ id: CompanyId }>(sql`
      select c.id from companies c where exists (select 1 from quotes t where t.company_id = c.id
        and ${expiredAt(now)}) order by c.id`);
    return rows.map(({ id }) => id);
  }

  count(now: Date, company?: CompanyId): Promise<number> {
    const only = company === undefined ? empty : sql`and t.company_id = ${company}`;
    return this.database.count(sql`from quotes t where ${expiredAt(now)} ${only}`);
  }
}
