import { type Clock, type CompanyId, newId, portal, type UnitOfWork } from '@partner/kernel';
import { Company } from '../../domain/company/company.js';
import type { Companies, CompanySummary } from '../ports/companies.js';

/** Makes a company: what the operator does before anything else. */
export class CreateCompany {
  constructor(
    private readonly work: UnitOfWork,
    private readonly companies: Companies,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` (name, timezone), `conflict` (the id is taken). */
  execute(command: {
    readonly id?: CompanyId;
    readonly name: string;
    readonly timezone?: string;
  }): Promise<CompanySummary> {
    const { id = newId() as CompanyId, name, timezone } = command;
    return this.work.run(portal(id), async () => {
      const company = Company.create({ name, ...(timezone !== undefined && { timezone }) }, this.clock.now(), id);
      await this.companies.add(company);
      return { id, name: company.state.name, timezone: company.state.timezone };
    });
  }
}
