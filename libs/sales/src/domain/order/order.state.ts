import type { Id } from '@partner/kernel';
import type { DocumentChanges, DocumentState, NewDocument } from '../document/document-state.js';
import type { Deposits } from './deposits.js';
import type { OrderStatus } from './order.transitions.js';
import type { SoldPricing } from './sold-pricing.js';

/** What only orders have (§2.3); null is unset. */
export interface OrderFields extends Deposits {
  readonly sizeId: Id | null;
  /** First instant of a UTC day (R15). */
  readonly saleDate: Date | null;
  readonly soldPricing: SoldPricing | null;
  readonly sourceQuoteId: Id | null;
  readonly sourceQuoteNumber: number | null;
  readonly expectedDeliveryDate: Date | null;
  readonly deliveredAt: Date | null;
}

/** An order as it is stored (§2.3). */
export interface OrderState extends DocumentState, OrderFields {
  readonly status: OrderStatus;
  /** It was sold, and moved to Cancelled or Deleted after that: for good (§2.21). */
  readonly soldAndCancelled: boolean;
}

/** Changes to an order; absent means unchanged, null clears. */
export interface OrderChanges extends DocumentChanges, Partial<OrderFields> {}

/** What an order was and what it became; `before` is absent for a new one. */
export interface OrderChange {
  readonly before: Readonly<OrderState> | undefined;
  readonly after: Readonly<OrderState>;
}

/** What a new order is made of. */
export type NewOrder = Omit<NewDocument<OrderState>, 'soldAndCancelled'>;
