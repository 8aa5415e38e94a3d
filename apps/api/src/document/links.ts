import type { Links } from './openapi/links.js';

const line: Readonly<Record<string, string>> = { id: '$request.path.id', lineId: '$response.body#/lineId' };

/** Links of operations that create something other than a record with an id. */
export const ownLinks: Readonly<Record<string, Links>> = {
  createConfiguratorSession: { leaveConfigurator: { sessionId: '$response.body#/sessionId' } },
  createOrderLineItem: { deleteOrderLineItem: line },
  createQuoteLineItem: { deleteQuoteLineItem: line },
  createPaymentLink: { listOrderPayments: { id: '$request.path.id' } },
};
