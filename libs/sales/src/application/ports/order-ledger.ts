import type { OrderChange } from '../../domain/order/order.state.js';

/** Whoever counts what orders are worth (§2.21). Implemented where the sales ledger is kept. */
export abstract class OrderLedger {
  /** Inside the unit of work that makes the change: the ledger and the order are committed together, or neither is. */
  abstract book(change: OrderChange): Promise<void>;
}
