import type { OrderChange } from '../../domain/order/order.state.js';

/** Books the value of orders (§2.21). Implemented by the sales ledger. */
export abstract class OrderLedger {
  /** Runs inside the unit of work that makes the change, so that ledger and order commit together. */
  abstract book(change: OrderChange): Promise<void>;
}
