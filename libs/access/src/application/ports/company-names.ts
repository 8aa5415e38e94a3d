import type { CompanyId } from '@partner/kernel';

/** What access needs to know of companies. */
export abstract class CompanyNames {
  /** @returns undefined when there is no such company. */
  abstract of(company: CompanyId): Promise<string | undefined>;
}
