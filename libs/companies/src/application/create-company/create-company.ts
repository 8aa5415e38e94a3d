import { type CompanyId, newId, portal, type UnitOfWork } from '@partner/kernel';
import { Company } from '../../domain/company/company.js';
import { timezoneIn } from '../../domain/company/timezone.js';
import { Role } from '../../domain/role/role.js';
import { systemRoles } from '../../domain/role/system-roles.js';
import type { Companies, CompanySummary } from '../ports/companies.js';
import type { Roles } from '../ports/roles.js';

/** Creates a company with its system roles (R35). */
export class CreateCompany {
  constructor(
    private readonly work: UnitOfWork,
    private readonly companies: Companies,
    private readonly roles: Roles,
  ) {}

  /** @throws DomainError `invalid` (name, timezone), `conflict` (the id is in use). */
  execute(command: {
    readonly id?: CompanyId;
    readonly name: string;
    readonly timezone?: string;
  }): Promise<Pick<CompanySummary, 'id' | 'name' | 'timezone'>> {
    const { id = newId() as CompanyId, name, timezone } = command;
    return this.work.run(portal(id), async () => {
      const at = this.work.now();
      const known = timezone !== undefined && { timezone: timezoneIn(await this.companies.timezones(), timezone) };
      const company = Company.create({ name, ...known }, at, id);
      for (const { key, name: called } of systemRoles)
        await this.roles.add(Role.create(id, { key, name: called, isSystem: true }, at));
      // Added last to be inserted first: PostgreSQL executes the parts of the statement in reverse, so a used id is the
      // reported failure.
      await this.companies.add(company);
      return { id, name: company.state.name, timezone: company.state.timezone };
    });
  }
}
