import type { CompanyId } from '@partner/kernel';

export abstract class CompanyCurrency {
  /** Returns the ISO 4217 code in lower case. */
  abstract of(company: CompanyId): Promise<string>;
}
