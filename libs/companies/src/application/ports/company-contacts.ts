import type { CompanyId } from '@partner/kernel';

/** Name and mail addresses of a company. */
export interface CompanyContact {
  readonly name: string;
  readonly email: string | null;
  /** Receives notices of disabled webhook endpoints (E11). */
  readonly technicalContactEmail: string | null;
}

/** Looks up the contact of a company. */
export abstract class CompanyContacts {
  /** Returns undefined for an unknown company. */
  abstract of(company: CompanyId): Promise<CompanyContact | undefined>;
}
