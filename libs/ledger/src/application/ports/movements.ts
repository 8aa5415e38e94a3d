import type { LedgerMovement } from '../../domain/movement/movement.js';

/** The movements of the sales ledger (§2.21): written once and never changed. */
export abstract class Movements {
  /** Inside a unit of work: committed with the change of the order. */
  abstract add(movement: LedgerMovement): Promise<void>;
}
