import type { Id } from '@partner/kernel';
import type { DocumentChanges, DocumentState } from '../document/document-state.js';
import type { NewSale } from '../sales-record.js';
import type { Deposits } from './deposits.js';
import type { OrderStatus } from './order.transitions.js';
import type { SoldPricing } from './sold-pricing.js';

/** Fields that only orders have (§2.3); null is unset. */
export interface OrderFields extends Deposits {
  readonly sizeId: Id | null;
  /** Start of a UTC day (R15). */
  readonly saleDate: Date | null;
  readonly soldPricing: SoldPricing | null;
  readonly sourceQuoteId: Id | null;
  readonly sourceQuoteNumber: number | null;
  readonly expectedDeliveryDate: Date | null;
  readonly deliveredAt: Date | null;
}

/** State of an order (§2.3). */
export interface OrderState extends DocumentState, OrderFields {
  readonly status: OrderStatus;
  /** True for good once a sold order moves to Cancelled or Deleted (§2.21). */
  readonly soldAndCancelled: boolean;
}

/** Changes to an order; absent means unchanged, null clears. */
export interface OrderChanges extends DocumentChanges, Partial<OrderFields> {}

/** An order before and after a change; `before` is absent for a new order. */
export interface OrderChange {
  /** Note of the status change. */
  readonly note?: string | undefined;
  readonly before: Readonly<OrderState> | undefined;
  readonly after: Readonly<OrderState>;
}

export type NewOrder = Omit<NewSale<OrderState>, 'soldAndCancelled'>;

/** Fields of an order that a sale, a quote or a delivery sets later. */
export const unsold = {
  saleDate: null,
  soldPricing: null,
  sourceQuoteId: null,
  sourceQuoteNumber: null,
  expectedDeliveryDate: null,
  deliveredAt: null,
};
