import { rtoDeposits } from '../../domain/order/deposits.js';
import type { NewOrder } from '../../domain/order/order.state.js';
import { orderTransitions } from '../../domain/order/order.transitions.js';
import type { QuoteState } from '../../domain/quote/quote.js';

/** What carries over from a quote to its order: everything but what makes it a quote of its own (R14). */
export function orderOf(quote: QuoteState): Omit<NewOrder, 'id' | 'number' | 'createdAt'> {
  const { id, number, version, createdAt, updatedAt, status, statusChangedAt, ...both } = quote;
  const {
    purchaseType,
    validUntil,
    converted,
    convertedOrderId,
    convertedOrderNumber,
    externalReferences,
    ...carried
  } = both;
  return {
    ...carried,
    externalReferences: externalReferences ?? {},
    status: orderTransitions.defaultStatus,
    ...rtoDeposits(quote.rto),
    sizeId: null,
    saleDate: null,
    soldPricing: null,
    sourceQuoteId: id,
    sourceQuoteNumber: number,
    expectedDeliveryDate: null,
    deliveredAt: null,
  };
}
