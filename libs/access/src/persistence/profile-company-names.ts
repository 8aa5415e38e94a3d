import type { CompanyQueries } from '@partner/companies';
import { type CompanyId, DomainError } from '@partner/kernel';
import type { CompanyNames } from '../application/ports/company-names.js';

/** Company names from the profile (§2.24). */
export class ProfileCompanyNames implements CompanyNames {
  constructor(private readonly companies: CompanyQueries) {}

  async of(company: CompanyId): Promise<string | undefined> {
    try {
      const { text } = await this.companies.profile(company);
      return (JSON.parse(text) as { name: string }).name;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'notFound') return undefined;
      throw error;
    }
  }
}
