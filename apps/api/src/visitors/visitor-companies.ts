import type { CompanyContact, CompanyContacts } from '@partner/companies';
import { type CompanyId, system, type UnitOfWork } from '@partner/kernel';

/** Names and logos of the companies in whose name visitors see pages. */
export class VisitorCompanies {
  constructor(
    private readonly work: UnitOfWork,
    private readonly contacts: CompanyContacts,
  ) {}

  of(company: CompanyId): Promise<CompanyContact | undefined> {
    return this.work.run(system(company), () => this.contacts.of(company));
  }
}
