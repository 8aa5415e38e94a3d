import { rtoDeposits } from '../../domain/order/deposits.js';
import type { NewOrder } from '../../domain/order/order.state.js';
import { orderTransitions } from '../../domain/order/order.transitions.js';
import type { QuoteState } from '../../domain/quote/quote.js';

/** Returns the fields that an order copies from its quote: all except those that identify the quote (R14). */
export function orderOf(quote: QuoteState): Omit<NewOrder, 'id' | 'number' | 'createdAt'> {
  const { id, number, version, createdAt, updatedAt, status, statusChangedAt, externalReferences, ...both } = quote;
  const { purchaseType, validUntil, converted, convertedOrderId, convertedOrderNumber, ...carried } = both;
  return {
    ...carried,
    externalReferences: externalReferences ?? {},
    status: orderTransitions.defaultStatus,
    ...rtoDeposits(quote),
    sizeId: null,
    saleDate: null,
    soldPricing: null,
    sourceQuoteId: id,
    sourceQuoteNumber: number,
    expectedDeliveryDate: null,
    deliveredAt: null,
  };
}
