import type { CompanyId } from '@partner/kernel';

/** Currency in which a company sells. */
export abstract class CompanyCurrency {
  /** Returns the ISO 4217 code in lower case. */
  abstract of(company: CompanyId): Promise<string>;
}
