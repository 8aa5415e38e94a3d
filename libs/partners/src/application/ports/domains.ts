import { type CompanyId, Records } from '@partner/kernel';
import type { Domain } from '../../domain/domain/domain.js';
import type { DomainLocation } from '../../domain/domain/domain-location.js';

/** Repository of a company's domains. Deleted ones are not found. */
export abstract class Domains extends Records<Domain> {
  /** @throws DomainError `notFound` unless every location and product belongs to the company, hidden or not. */
  abstract checkExist(company: CompanyId, locations: readonly DomainLocation[]): Promise<void>;
}
