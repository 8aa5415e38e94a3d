import { type CompanyId, Records, type JsonResponse } from '@partner/kernel';
import type { Company } from '../../domain/company/company.js';

export interface CompanySummary {
  readonly id: CompanyId;
  readonly name: string;
  readonly timezone: string;
}

export abstract class Companies extends Records<Company> {
  /** Locks the company until the transaction ends. @throws DomainError `notFound` */
  abstract override getForUpdate(company: CompanyId): Promise<Company>;
  /** Returns every company, oldest first. Only for operators, since it crosses tenants. */
  abstract all(): Promise<readonly CompanySummary[]>;
  abstract exists(company: CompanyId): Promise<boolean>;
}

/** Name and mail addresses of a company. */
export interface CompanyContact {
  readonly name: string;
  readonly email: string | null;
  /** Receives notices of disabled webhook endpoints (E11). */
  readonly technicalContactEmail: string | null;
}

export abstract class CompanyContacts {
  /** Returns undefined for an unknown company. */
  abstract of(company: CompanyId): Promise<CompanyContact | undefined>;
}

export abstract class CompanyQueries {
  /** Returns the profile (§2.24), without the settings. @throws DomainError `notFound` */
  abstract profile(company: CompanyId): Promise<JsonResponse>;
}
