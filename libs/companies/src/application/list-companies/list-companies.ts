import type { Companies, CompanySummary } from '../ports/companies.js';

/** Lists all companies of this deployment, oldest first. */
export class ListCompanies {
  constructor(private readonly companies: Companies) {}

  execute(): Promise<readonly CompanySummary[]> {
    return this.companies.all();
  }
}
