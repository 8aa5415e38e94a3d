import type { CompanyId } from '@partner/kernel';

/** The currency that a company sells in. */
export abstract class CompanyCurrency {
  /** ISO 4217 in lower case. */
  abstract of(company: CompanyId): Promise<string>;
}
