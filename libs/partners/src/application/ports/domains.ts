import { type CompanyId, Records } from '@partner/kernel';
import type { Domain } from '../../domain/domain/domain.js';
import type { DomainLocation } from '../../domain/domain/domain-location.js';

/** The domains of a company, as they are changed. Deleted ones are not found. */
export abstract class Domains extends Records<Domain> {
  /** @throws DomainError `notFound` unless every location and product named is the company's, hidden or not. */
  abstract checkNamed(company: CompanyId, locations: readonly DomainLocation[]): Promise<void>;
}
