import { type CompanyId, Records } from '@partner/kernel';
import type { Company } from '../../domain/company/company.js';

/** What the operator sees of a company. */
export interface CompanySummary {
  readonly id: CompanyId;
  readonly name: string;
  readonly timezone: string;
}

/** The tenants themselves. */
export abstract class Companies extends Records<Company> {
  /** Locked until the transaction ends. @throws DomainError `notFound` */
  abstract override getForUpdate(company: CompanyId): Promise<Company>;
  /** @throws DomainError `conflict` when the id is taken. */
  /** Every company, oldest first: for the operator alone, the only one who sees more than one. */
  abstract all(): Promise<readonly CompanySummary[]>;
  abstract exists(company: CompanyId): Promise<boolean>;
}
