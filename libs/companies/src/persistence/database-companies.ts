import type { CompanyId } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql, { join } from 'sql-template-tag';
import type {
  Companies,
  CompanyCriteria,
  CompanySummary,
  CompanyContact,
  CompanyContacts,
} from '../application/ports/companies.js';
import { Company } from '../domain/company/company.js';
import { companyTable } from './company.entity.js';
import { type Database, joined } from '@partner/postgres';
import type { CompanyTimezone } from '@partner/locations';

export class DatabaseCompanies
  extends repositoryOf({ table: companyTable, name: 'company', fromState: (state) => new Company(state, true) })
  implements Companies
{
  override getForUpdate(company: CompanyId): Promise<Company> {
    return super.getForUpdate(company, company);
  }

  #timezones: readonly string[] | undefined;

  async list({ id, name, state }: CompanyCriteria): Promise<readonly CompanySummary[]> {
    const conditions = [
      sql`true`,
      ...(id === undefined ? [] : [sql`id = ${id}`]),
      ...(name === undefined ? [] : [sql`strpos(fold_case(name), fold_case(${name})) > 0`]),
      ...(state === undefined ? [] : [sql`(suspended_at is not null) = ${state === 'suspended'}`]),
    ];
    const rows = await this.database.query<Record<keyof CompanySummary, unknown>>(
      sql`select id, name, timezone, case when suspended_at is null then 'active' else 'suspended' end as state,
          created_at as "createdAt", suspended_at as "suspendedAt", suspension_reason as "suspensionReason",
          suspended_by as "suspendedBy",          deletion_due_at as "deletionDueAt"
        from companies where ${join(conditions, ' and ')} order by created_at, id`,
    );
    return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))) as never;
  }

  async exists(company: CompanyId): Promise<boolean> {
    return (await this.database.query(sql`select 1 from companies where company_id = ${company}`))[0] !== undefined;
  }

  /** Read once, because PostgreSQL opens a file for each. */
  async timezones(): Promise<readonly string[]> {
    const statement = sql`select name from pg_timezone_names order by name`;
    return (this.#timezones ??= (await this.database.query<{ name: string }>(statement)).map(({ name }) => name));
  }
}

export class DatabaseCompanyContacts implements CompanyContacts {
  constructor(private readonly database: Database) {}

  async of(company: CompanyId): Promise<CompanyContact | undefined> {
    const [row] = await this.database.query<CompanyContact>(sql`
      select name, email, logo_url as "logoUrl", technical_contact_email as "technicalContactEmail",
        exists (select from sandboxes s where s.id = ${company}) as "isSandbox"
      from companies where company_id = ${company}`);
    return row;
  }
}

export class DatabaseCompanyTimezone implements CompanyTimezone {
  readonly join = joined('company', sql`left join companies c on c.company_id = t.company_id and c.id = t.company_id`);
  readonly timezone = sql`c.timezone`;
}
