import type { CompanyId, Id, Money } from '@partner/kernel';

/** Why the ledger moved (§2.21). An open enum on the wire. */
export type MovementType = 'initial' | 'status_change' | 'amount_change';

/**
 * A line of the sales ledger (§2.21): what a change of an order did to the amount it counts for. It is never changed.
 */
export interface LedgerMovement {
  readonly companyId: CompanyId;
  readonly id: Id;
  readonly orderId: Id;
  readonly orderNumber: number;
  readonly customerName: string | null;
  readonly locationId: Id | null;
  /** The order's status after the change. */
  readonly status: string;
  /** First instant of the UTC day; null while the order is not sold (R15). */
  readonly saleDate: Date | null;
  /** When the change was made, whatever the sale date is. */
  readonly ledgerDate: Date;
  /** For good, once an order that was sold moved to Cancelled or Deleted. */
  readonly cancelled: boolean;
  readonly movementType: MovementType;
  /** Exact (W2). All of an order's deltas add up to its latest `newOrderAmount`. */
  readonly deltaAmount: Money;
  readonly newOrderAmount: Money;
}
