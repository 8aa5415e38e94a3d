import { type CompanyId, Records } from '@partner/kernel';
import type { Company } from '../../domain/company/company.js';

/** Operator's summary of a company. */
export interface CompanySummary {
  readonly id: CompanyId;
  readonly name: string;
  readonly timezone: string;
}

/** Repository of companies, the tenants. */
export abstract class Companies extends Records<Company> {
  /** Locks the company until the transaction ends. @throws DomainError `notFound` */
  abstract override getForUpdate(company: CompanyId): Promise<Company>;
  /** Returns every company, oldest first. Only for operators, since it crosses tenants. */
  abstract all(): Promise<readonly CompanySummary[]>;
  abstract exists(company: CompanyId): Promise<boolean>;
}
