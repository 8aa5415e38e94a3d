import type { Companies, CompanyCriteria, CompanySummary } from '../ports/companies.js';

/** Lists companies of this deployment, oldest first. */
export class ListCompanies {
  constructor(private readonly companies: Companies) {}

  execute(criteria: CompanyCriteria = {}): Promise<readonly CompanySummary[]> {
    return this.companies.list(criteria);
  }
}
