import type { CompanyId, Id, JsonAnswer, Page, Sort, Span } from '@partner/kernel';
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
  /** The order with its version. @throws DomainError `notFound`. */
  abstract item(company: CompanyId, id: Id): Promise<JsonAnswer>;
  /** The envelope of the page asked for. */
  abstract list(company: CompanyId, criteria: OrderCriteria): Promise<JsonAnswer>;
  /** The envelope of an order's status history (§2.17). @throws DomainError `notFound`. */
  abstract history(company: CompanyId, id: Id, criteria: Page & Pick<Sort<never>, 'order'>): Promise<JsonAnswer>;
  /** The lines with their totals and the configuration (§2.16, R18). @throws DomainError `notFound`. */
  abstract lineItems(company: CompanyId, id: Id): Promise<JsonAnswer>;
}
