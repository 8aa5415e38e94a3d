import type { Actor, Id, UnitOfWork } from '@partner/kernel';
import type { CompanyFields } from '../../domain/company/company.js';
import { timezoneIn } from '../../domain/company/timezone.js';
import type { Companies } from '../ports/companies.js';

/** Changes profile and settings of the actor's company. */
export class PutCompany {
  constructor(
    private readonly work: UnitOfWork,
    private readonly companies: Companies,
  ) {}

  /** @throws DomainError `notFound`, `invalid` (name, timezone, Sold-by Status). */
  execute(actor: Actor, fields: Partial<CompanyFields>): Promise<Id> {
    return this.work.run(actor, async () => {
      const company = await this.companies.getForUpdate(actor.company);
      const { timezone } = fields;
      const known = timezone !== undefined && { timezone: timezoneIn(await this.companies.timezones(), timezone) };
      company.revise({ ...fields, ...known }, this.work.now());
      await this.companies.save(company);
      return company.id;
    });
  }
}
