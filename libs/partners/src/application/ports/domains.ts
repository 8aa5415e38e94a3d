import type { CompanyId, Id } from '@partner/kernel';
import type { Domain } from '../../domain/domain/domain.js';
import type { DomainLocation } from '../../domain/domain/domain-location.js';

/** The domains of a company, as they are changed. */
export abstract class Domains {
  /** Locked until the transaction ends. @throws DomainError `notFound`, for a deleted one too. */
  abstract toChange(company: CompanyId, id: Id): Promise<Domain>;
  /** As `toChange`; undefined when there is none. */
  abstract find(company: CompanyId, id: Id): Promise<Domain | undefined>;
  /** @throws DomainError `notFound` unless every location and product named is the company's, hidden or not. */
  abstract checkNamed(company: CompanyId, locations: readonly DomainLocation[]): Promise<void>;
  abstract add(domain: Domain): Promise<void>;
  abstract save(domain: Domain): Promise<void>;
}
