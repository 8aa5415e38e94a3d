import type { CompanyId } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { Companies, CompanySummary } from '../application/ports/companies.js';
import { Company } from '../domain/company/company.js';
import { companyTable } from './company.entity.js';

/** Companies in PostgreSQL. */
export class DatabaseCompanies
  extends repositoryOf({ table: companyTable, name: 'company', fromState: (state) => new Company(state, true) })
  implements Companies
{
  override getForUpdate(company: CompanyId): Promise<Company> {
    return super.getForUpdate(company, company);
  }

  all(): Promise<readonly CompanySummary[]> {
    return this.database.query<CompanySummary>(sql`select id, name, timezone from companies order by created_at, id`);
  }

  async exists(company: CompanyId): Promise<boolean> {
    return (await this.database.maybeOne(sql`select 1 from companies where company_id = ${company}`)) !== undefined;
  }
}
