export { ChangeLead } from './application/change-lead/change-lead.js';
export { ChangeOrder } from './application/change-order/change-order.js';
export { ChangeQuote } from './application/change-quote/change-quote.js';
export { LeadStatusChanges } from './application/change-status/lead-status-changes.js';
export { QuoteStatusChanges, OrderStatusChanges } from './application/change-status/document-status-changes.js';
export { ConvertQuote } from './application/convert-quote/convert-quote.js';
export { CreateLead } from './application/create-lead/create-lead.js';
export type { CreateOrderCommand, Upgrade } from './application/create-order/create-order.command.js';
export { CreateOrder } from './application/create-order/create-order.js';
export { CreateQuote } from './application/create-quote/create-quote.js';
export { EraseSales } from './application/erase-sales/erase-sales.js';
export type { AddedLine } from './application/line-items/add-line.js';
export { AddOrderLine, RemoveOrderLine, AddQuoteLine, RemoveQuoteLine } from './application/line-items/order-lines.js';
export { LeadQueries } from './application/ports/leads.js';
export { OrderLedger, OrderLocks, OrderQueries, Orders } from './application/ports/orders.js';
export { QuoteQueries } from './application/ports/quotes.js';
export { type SalesSortKey, salesSortKeys } from './application/ports/sales-criteria.js';
export { type Assignment, type QuoteConfirmation, SalesNotices } from './application/ports/sales-notices.js';
export { PutLead } from './application/put-lead/put-lead.js';
export type { PortalLine } from './application/put-document/portal-lines.js';
export { PutOrder, type PutOrderCommand } from './application/put-order/put-order.js';
export { PutQuote } from './application/put-quote/put-quote.js';
export { SendQuote } from './application/send-quote/send-quote.js';
export type { Configuration } from './domain/document/configuration.js';
export { type Line, lineKeyPattern, type LineStatus, lineStatuses } from './domain/document/line.js';
export { type PaymentType, paymentTypes, type Pricing } from './domain/document/pricing.js';
export type { Rto } from './domain/document/rto.js';
export type { LeadDetails } from './domain/lead/lead.js';
export { leadTransitions } from './domain/lead/lead.transitions.js';
export type { Order } from './domain/order/order.js';
export type { OrderChange, OrderState } from './domain/order/order.state.js';
export { orderTransitions } from './domain/order/order.transitions.js';
export type { SoldAmount } from './domain/order/sold-pricing.js';
export { type QuotePurchaseType, quotePurchaseTypes } from './domain/quote/quote.js';
export { quoteTransitions } from './domain/quote/quote.transitions.js';
export { type SalesSource, salesSources } from './domain/sales-source.js';
export { SalesModule } from './sales.module.js';
export { SalesMaintenanceModule } from './sales-maintenance.module.js';
export {
  type DocumentResource,
  hiddenDocumentJoin,
  documentsMovedToHidden,
  isAtHiddenLocation,
  unlessHidden,
} from './sql/hidden-document.js';
export { orderAmount, orderAmounts } from './sql/order-amounts.js';
export { existingDocument, visibleDocument } from './sql/visible-document.js';
