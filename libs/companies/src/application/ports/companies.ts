import { type CompanyId, Records, type JsonResponse } from '@partner/kernel';
import type { Company } from '../../domain/company/company.js';

/** A suspended company is refused, and its webhook deliveries wait. */
export const companyStates = ['active', 'suspended'] as const;
export type CompanyStateName = (typeof companyStates)[number];

/** Operator's summary of a company. Unset fields are absent. */
export interface CompanySummary {
  readonly id: CompanyId;
  readonly name: string;
  readonly timezone: string;
  readonly state: CompanyStateName;
  readonly createdAt: Date;
  readonly suspendedAt?: Date;
  readonly suspensionReason?: string;
  /** Person of the company who suspended it; absent if the operator did. */
  readonly suspendedBy?: string;
  /** Time from which the company is deleted. */
  readonly deletionDueAt?: Date;
}

/** Criteria of a list of companies. */
export interface CompanyCriteria {
  readonly id?: CompanyId;
  /** Part of the name, in any case. */
  readonly name?: string;
  readonly state?: CompanyStateName;
}

export abstract class Companies extends Records<Company> {
  /** Locks the company until the transaction ends. @throws DomainError `notFound` */
  abstract override getForUpdate(company: CompanyId): Promise<Company>;
  /** Returns the matching companies, oldest first. Only for operators, since it crosses tenants. */
  abstract list(criteria: CompanyCriteria): Promise<readonly CompanySummary[]>;
  abstract exists(company: CompanyId): Promise<boolean>;
  /** Returns the names of the timezones that the database knows. */
  abstract timezones(): Promise<readonly string[]>;
}

/** Name, logo and mail addresses of a company. */
export interface CompanyContact {
  readonly name: string;
  readonly email: string | null;
  readonly logoUrl: string | null;
  /** Receives notices of disabled webhook endpoints (E11). */
  readonly technicalContactEmail: string | null;
  readonly isSandbox: boolean;
}

export abstract class CompanyContacts {
  /** Returns undefined for an unknown company. */
  abstract of(company: CompanyId): Promise<CompanyContact | undefined>;
}

export abstract class CompanyQueries {
  /** Returns the profile (§2.24), without the settings. @throws DomainError `notFound` */
  abstract profile(company: CompanyId): Promise<JsonResponse>;
}
