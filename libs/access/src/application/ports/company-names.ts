import type { CompanyId } from '@partner/kernel';

export abstract class CompanyNames {
  /** @returns undefined for an unknown company. */
  abstract of(company: CompanyId): Promise<string | undefined>;
}
