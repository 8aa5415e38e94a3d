import type { CompanyId, Id, JsonResponse, ListDefinition, Page } from '@partner/kernel';

/**
 * What the list of domains is asked for (§4.9): both keep the matching locations alone (R40); absent does not
 * restrict.
 */
export interface DomainCriteria extends Page {
  readonly order: 'asc' | 'desc';
  readonly locationId?: Id;
  readonly defaultForStore?: boolean;
}

/** Reading domains, as partners see them (§2.13). */
export abstract class DomainQueries {
  /** What tells when cached answers of `list` are out of date. */
  abstract readonly listDefinition: ListDefinition;
  /** The same of `ofLocation`. */
  abstract locationDefinition(location: Id): ListDefinition;
  /** The envelope of the page asked for, by name (R40). */
  abstract list(company: CompanyId, criteria: DomainCriteria): Promise<JsonResponse>;
  /** The same for one location (§4.5). @throws DomainError `notFound`, for a hidden location too. */
  abstract ofLocation(
    company: CompanyId,
    location: Id,
    criteria: Omit<DomainCriteria, 'locationId'>,
  ): Promise<JsonResponse>;
}
