import type { CompanyId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { CompanyContact, CompanyContacts } from '../application/ports/company-contacts.js';

/** Company contacts in PostgreSQL. */
export class DatabaseCompanyContacts implements CompanyContacts {
  constructor(private readonly database: Database) {}

  of(company: CompanyId): Promise<CompanyContact | undefined> {
    return this.database.maybeOne<CompanyContact>(sql`
      select name, email, technical_contact_email as "technicalContactEmail" from companies
        where company_id = ${company}`);
  }
}
