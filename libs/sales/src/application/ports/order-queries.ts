import { type CompanyId, type Id, type JsonResponse, StatusRecordQueries, type Span } from '@partner/kernel';
import type { SalesCriteria } from './sales-criteria.js';

/** Filters of the list of orders (§4.3); absent does not restrict. */
export interface OrderCriteria extends SalesCriteria {
  /** `rto` or `cash`; any other value matches no order. */
  readonly paymentType?: string;
  /** Exact (R33). */
  readonly serialNumber?: string;
  readonly saleDateFrom?: Span;
  readonly saleDateTo?: Span;
}

/** Reads orders as partners see them (§2.3, §4.3): those at hidden locations do not exist (§1.7). */
export abstract class OrderQueries extends StatusRecordQueries<OrderCriteria> {
  /** Returns the lines with their totals and the configuration (§2.16, R18). @throws DomainError `notFound`. */
  abstract lineItems(company: CompanyId, id: Id): Promise<JsonResponse>;
}
