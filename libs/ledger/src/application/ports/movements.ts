import type { LedgerMovement, LedgerOrder } from '../../domain/movement/movement.js';

/** Movements of the sales ledger (§2.21). Their amounts are written once; their order fields follow the order. */
export abstract class Movements {
  /** Inside a unit of work: committed with the change of the order. */
  abstract add(movement: LedgerMovement): Promise<void>;
  /** Updates the order fields of all movements of an order (R48), inside the same unit of work. */
  abstract updateOrder(order: LedgerOrder): Promise<void>;
}
