import { type CompanyId, type Id, subtract, type Money, money } from '@partner/kernel';

/** Reason of a movement (§2.21). An open enum on the wire. */
export type MovementType = 'initial' | 'status_change' | 'amount_change';

/** Order fields of a movement: every row of an order shows its current state (R48). */
export interface LedgerOrder {
  readonly companyId: CompanyId;
  readonly orderId: Id;
  readonly orderNumber: number;
  readonly customerName: string | null;
  readonly locationId: Id | null;
  readonly status: string;
  /** Start of the UTC day; null while the order is not sold (R15). */
  readonly saleDate: Date | null;
  /** True for good once a sold order moved to Cancelled or Deleted. */
  readonly cancelled: boolean;
}

/**
 * A line of the sales ledger (§2.21): the effect of an order change on the amount that the order counts for. Type, date
 * and amounts never change.
 */
export interface LedgerMovement extends LedgerOrder {
  readonly id: Id;
  /** Time of the change, independent of the sale date. */
  readonly ledgerDate: Date;
  readonly movementType: MovementType;
  /** Exact (W2). All of an order's deltas add up to its latest `newOrderAmount`. */
  readonly deltaAmount: Money;
  readonly newOrderAmount: Money;
}

/** State of an order from which movements follow. */
export interface Position {
  readonly status: string;
  readonly total: Money | null;
  /** True if Cancelled or Deleted. */
  readonly hasEnded: boolean;
}

/** Amount that the ledger counts for an order: its total, or zero once it has ended (R48). */
export function countedAmount({ total, hasEnded }: Position): Money {
  return hasEnded ? money(0) : (total ?? money(0));
}

/**
 * Computes the movement of the ledger between two positions of an order.
 * @param before undefined for a new order.
 * @returns undefined when neither status nor amount differ.
 */
export function movementBetween(
  before: Position | undefined,
  after: Position,
): Pick<LedgerMovement, 'movementType' | 'deltaAmount' | 'newOrderAmount'> | undefined {
  const newOrderAmount = countedAmount(after);
  const deltaAmount = subtract(newOrderAmount, before ? countedAmount(before) : money(0));
  const movementType = typeOf(before, after, deltaAmount);
  return movementType && { movementType, deltaAmount, newOrderAmount };
}

function typeOf(before: Position | undefined, after: Position, delta: Money): MovementType | undefined {
  if (!before) return 'initial';
  if (before.status !== after.status) return 'status_change';
  return delta === money(0) ? undefined : 'amount_change';
}
