import type { CompanyId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { CompanyCurrency } from '../application/ports/payments.js';

export class DatabaseCompanyCurrency implements CompanyCurrency {
  constructor(private readonly database: Database) {}

  async of(company: CompanyId): Promise<string> {
    const [row] = await this.database.query<{ currency: string }>(sql`
      select t.currency from companies t where t.company_id = ${company} and t.id = ${company}`);
    const { currency } = row!;
    return currency;
  }
}
