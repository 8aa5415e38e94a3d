import type { CompanyId, Id, JsonResponse, ListDefinition, Page, Sort } from '@partner/kernel';
import type { SalesCriteria } from './sales-criteria.js';

/** What the list of quotes is asked for (§4.3); absent does not restrict. */
export interface QuoteCriteria extends SalesCriteria {
  readonly converted?: boolean;
}

/** Reading quotes, as partners see them (§2.2, §4.3): those at hidden locations do not exist (§1.7). */
export abstract class QuoteQueries {
  /** What tells when cached answers of `list` are out of date. */
  abstract readonly listDefinition: ListDefinition;
  /** The same of `history`. */
  abstract historyDefinition(id: Id): ListDefinition;
  /** The quote with its version. @throws DomainError `notFound`. */
  abstract item(company: CompanyId, id: Id): Promise<JsonResponse>;
  /** The envelope of the page asked for. */
  abstract list(company: CompanyId, criteria: QuoteCriteria): Promise<JsonResponse>;
  /** The envelope of a quote's status history (§2.17). @throws DomainError `notFound`. */
  abstract history(company: CompanyId, id: Id, criteria: Page & Pick<Sort<never>, 'order'>): Promise<JsonResponse>;
  /** The lines with their totals and the configuration (§2.16, R18). @throws DomainError `notFound`. */
  abstract lineItems(company: CompanyId, id: Id): Promise<JsonResponse>;
}
