import type { CompanyId, Id, JsonResponse, ListDefinition, Page, Sort } from '@partner/kernel';
import type { SalesCriteria } from './sales-criteria.js';

/** Reading leads, as partners see them (§2.1, §4.3). */
export abstract class LeadQueries {
  /** What tells when cached answers of `list` are out of date. */
  abstract readonly listDefinition: ListDefinition;
  /** The same of `history`. */
  abstract historyDefinition(id: Id): ListDefinition;
  /** The lead with its version. @throws DomainError `notFound`. */
  abstract item(company: CompanyId, id: Id): Promise<JsonResponse>;
  /** The envelope of the page asked for. */
  abstract list(company: CompanyId, criteria: SalesCriteria): Promise<JsonResponse>;
  /** The envelope of a lead's status history (§2.17). @throws DomainError `notFound`. */
  abstract history(company: CompanyId, id: Id, criteria: Page & Pick<Sort<never>, 'order'>): Promise<JsonResponse>;
}
