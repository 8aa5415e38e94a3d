import type { CompanyId, Id, JsonResponse, ListDefinition, Page, Sort, Span } from '@partner/kernel';
import type { SalesCriteria } from './sales-criteria.js';

/** What the list of orders is asked for (§4.3); absent does not restrict. */
export interface OrderCriteria extends SalesCriteria {
  /** `rto` or `cash`; anything else is no order's. */
  readonly paymentType?: string;
  /** Exact (R33). */
  readonly serialNumber?: string;
  readonly saleDateFrom?: Span;
  readonly saleDateTo?: Span;
}

/** Reading orders, as partners see them (§2.3, §4.3): those at hidden locations do not exist (§1.7). */
export abstract class OrderQueries {
  /** What tells when cached answers of `list` are out of date. */
  abstract readonly listDefinition: ListDefinition;
  /** The same of `history`. */
  abstract historyDefinition(id: Id): ListDefinition;
  /** The order with its version. @throws DomainError `notFound`. */
  abstract item(company: CompanyId, id: Id): Promise<JsonResponse>;
  /** The envelope of the page asked for. */
  abstract list(company: CompanyId, criteria: OrderCriteria): Promise<JsonResponse>;
  /** The envelope of an order's status history (§2.17). @throws DomainError `notFound`. */
  abstract history(company: CompanyId, id: Id, criteria: Page & Pick<Sort<never>, 'order'>): Promise<JsonResponse>;
  /** The lines with their totals and the configuration (§2.16, R18). @throws DomainError `notFound`. */
  abstract lineItems(company: CompanyId, id: Id): Promise<JsonResponse>;
  /** The summary of its contract (§2.18). @throws DomainError `notFound` (order, contract). */
  abstract contract(company: CompanyId, id: Id): Promise<JsonResponse>;
}
