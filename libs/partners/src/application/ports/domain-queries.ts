import type { CompanyId, Id, JsonResponse, ListDefinition, Page } from '@partner/kernel';

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
