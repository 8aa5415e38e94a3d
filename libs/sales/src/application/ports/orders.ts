import { type CompanyId, type Id, type JsonResponse, StatusRecordQueries, type Span } from '@partner/kernel';
import type { Order } from '../../domain/order/order.js';
import type { OrderStatus } from '../../domain/order/order.transitions.js';
import { Documents } from './documents.js';
import type { SalesCriteria } from './sales-criteria.js';
import type { OrderChange } from '../../domain/order/order.state.js';

/** The orders of a company. `add` and `save` also book the change in the sales ledger (§2.21). */
export abstract class Orders extends Documents<Order> {
  /** Returns the status in which the company's orders count as sold (R15). */
  abstract soldBy(company: CompanyId): Promise<OrderStatus>;
}

/** Filters of the list of orders (§4.3); absent does not restrict. */
export interface OrderCriteria extends SalesCriteria {
  /** `rto` or `cash`; any other value matches no order. */
  readonly paymentType?: string;
  /** Exact (R33). */
  readonly serialNumber?: string;
  /** True for orders that were cancelled or deleted after the sale (R48). */
  readonly cancelled?: boolean;
  readonly saleDateFrom?: Span;
  readonly saleDateTo?: Span;
}

/** Reads orders as partners see them (§2.3, §4.3): those at hidden locations do not exist (§1.7). */
export abstract class OrderQueries extends StatusRecordQueries<OrderCriteria> {
  /** Returns the lines with their totals and the configuration (§2.16, R18). @throws DomainError `notFound`. */
  abstract lineItems(company: CompanyId, id: Id): Promise<JsonResponse>;
}

/** Books the value of orders (§2.21). Implemented by the sales ledger. */
export abstract class OrderLedger {
  /** Runs inside the unit of work that makes the change, so that ledger and order commit together. */
  abstract book(change: OrderChange): Promise<void>;
  /** Books the amount of an order after its unit changed, inside the same unit of work. */
  abstract bookUnit(company: CompanyId, order: Id, at: Date): Promise<void>;
}

/** Locks parts of an order whose contract is signed (R17). Implemented by contracts. */
export abstract class OrderLocks {
  /**
   * Call it while the order is locked, so that its contract cannot be signed meanwhile.
   * @param what part that is about to change, for the message. @throws DomainError `locked`.
   */
  abstract check(company: CompanyId, order: Id, what: string): Promise<void>;
}
