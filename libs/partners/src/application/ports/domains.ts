import { type CompanyId, Records, type Id, type JsonResponse, type ListDefinition, type Page } from '@partner/kernel';
import type { Domain } from '../../domain/domain/domain.js';
import type { DomainLocation } from '../../domain/domain/domain-location.js';

/** Repository of a company's domains. Deleted ones are not found. */
export abstract class Domains extends Records<Domain> {
  /** @throws DomainError `notFound` unless every location and product belongs to the company, hidden or not. */
  abstract checkExist(company: CompanyId, locations: readonly DomainLocation[]): Promise<void>;
}

/**
 * Filter of a list of domains (§4.9); absent fields do not restrict. Both filters also limit the locations shown to the
 * matching ones (R40).
 */
export interface DomainCriteria extends Page {
  readonly order: 'asc' | 'desc';
  readonly locationId?: Id;
  readonly defaultForStore?: boolean;
}

/** Read model of domains for partners (§2.13). */
export abstract class DomainQueries {
  /** Tells when cached responses of `list` are stale. */
  abstract readonly listDefinition: ListDefinition;
  /** Tells when cached responses of `ofLocation` are stale. */
  abstract locationDefinition(location: Id): ListDefinition;
  /** Returns the envelope of a page, sorted by name (R40). */
  abstract list(company: CompanyId, criteria: DomainCriteria): Promise<JsonResponse>;
  /** Returns the domains of one location (§4.5). @throws DomainError `notFound`, also for a hidden location. */
  abstract ofLocation(
    company: CompanyId,
    location: Id,
    criteria: Omit<DomainCriteria, 'locationId'>,
  ): Promise<JsonResponse>;
}
