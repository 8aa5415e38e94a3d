import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { OtherSales } from '../application/ports/other-sales.js';
import { existingLead, visibleDocument } from '../sql/visible-document.js';

/** Leads and orders in PostgreSQL. */
export class DatabaseOtherSales implements OtherSales {
  constructor(private readonly database: Database) {}

  async has(company: CompanyId, id: Id): Promise<boolean> {
    const found = await this.database.maybe(sql`
      select 1 from leads t where t.company_id = ${company} and t.id = ${id} and ${existingLead}
      union all
      select 1 from orders t where t.company_id = ${company} and t.id = ${id} and ${visibleDocument}`);
    return found !== undefined;
  }
}
