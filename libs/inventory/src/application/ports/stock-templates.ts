import type { CompanyId, Id, JsonResponse, ListDefinition, Page } from '@partner/kernel';

/** What the list of stock templates is asked for (§4.2); absent does not restrict. */
export interface StockTemplateCriteria extends Page {
  readonly order: 'asc' | 'desc';
  /** Substring of template name, product name or description (R33). */
  readonly search?: string;
  /** Public tags that a template must carry, all of them. */
  readonly tags?: readonly string[];
}

/** The templates that partners see: published, and not at a hidden location (§2.8, R33, A5). */
export abstract class StockTemplates {
  /** What tells when cached answers of `list` are out of date. */
  abstract readonly listDefinition: ListDefinition;
  /** The envelope of the page asked for, by the time of creation. */
  abstract list(company: CompanyId, criteria: StockTemplateCriteria): Promise<JsonResponse>;
  /** @throws DomainError `notFound`, for any other work order too. */
  abstract item(company: CompanyId, id: Id): Promise<JsonResponse>;
}
