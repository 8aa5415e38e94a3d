import type { LedgerMovement, LedgerOrder } from '../../domain/movement/movement.js';

/** The movements of the sales ledger (§2.21). What moved is written once; what the order is follows the order. */
export abstract class Movements {
  /** Inside a unit of work: committed with the change of the order. */
  abstract add(movement: LedgerMovement): Promise<void>;
  /** Lets all movements of an order tell what it is now (R48); inside the same unit of work. */
  abstract show(order: LedgerOrder): Promise<void>;
}
