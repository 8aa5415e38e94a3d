import { type CompanyId, type Id, less, type Money, noMoney } from '@partner/kernel';

/** Why the ledger moved (§2.21). An open enum on the wire. */
export type MovementType = 'initial' | 'status_change' | 'amount_change';

/** The order of a movement as the ledger shows it: every row of an order tells what the order is now (R48). */
export interface LedgerOrder {
  readonly companyId: CompanyId;
  readonly orderId: Id;
  readonly orderNumber: number;
  readonly customerName: string | null;
  readonly locationId: Id | null;
  readonly status: string;
  /** First instant of the UTC day; null while the order is not sold (R15). */
  readonly saleDate: Date | null;
  /** For good, once an order that was sold moved to Cancelled or Deleted. */
  readonly cancelled: boolean;
}

/**
 * A line of the sales ledger (§2.21): what a change of an order did to the amount it counts for. Its type, its date
 * and its amounts are never changed.
 */
export interface LedgerMovement extends LedgerOrder {
  readonly id: Id;
  /** When the change was made, whatever the sale date is. */
  readonly ledgerDate: Date;
  readonly movementType: MovementType;
  /** Exact (W2). All of an order's deltas add up to its latest `newOrderAmount`. */
  readonly deltaAmount: Money;
  readonly newOrderAmount: Money;
}

/** What of an order moves the ledger. */
export interface Position {
  readonly status: string;
  readonly total: Money | null;
  /** Cancelled or Deleted. */
  readonly hasEnded: boolean;
}

/** What the ledger counts for an order: its total, nothing once it has ended (R48). */
export function countedAmount({ total, hasEnded }: Position): Money {
  return hasEnded ? noMoney : (total ?? noMoney);
}

/**
 * How the ledger moves when an order goes from one position to another.
 * @param before undefined for an order the ledger knows nothing of.
 * @returns undefined when neither status nor amount differ: that is none of the ledger's business.
 */
export function movementBetween(
  before: Position | undefined,
  after: Position,
): Pick<LedgerMovement, 'movementType' | 'deltaAmount' | 'newOrderAmount'> | undefined {
  const newOrderAmount = countedAmount(after);
  const deltaAmount = less(newOrderAmount, before ? countedAmount(before) : noMoney);
  const movementType = typeOf(before, after, deltaAmount);
  return movementType && { movementType, deltaAmount, newOrderAmount };
}

function typeOf(before: Position | undefined, after: Position, delta: Money): MovementType | undefined {
  if (!before) return 'initial';
  if (before.status !== after.status) return 'status_change';
  return delta === noMoney ? undefined : 'amount_change';
}
