import type { CompanyId } from '@partner/kernel';

/** Whom mail of and to a company names. */
export interface CompanyContact {
  readonly name: string;
  readonly email: string | null;
  /** Is told when a webhook endpoint was disabled (E11). */
  readonly technicalContactEmail: string | null;
}

/** How companies are written to. */
export abstract class CompanyContacts {
  /** Undefined when there is no such company. */
  abstract of(company: CompanyId): Promise<CompanyContact | undefined>;
}
