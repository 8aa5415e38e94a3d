export * from './application/change-delivery/move-delivery.js';
export { WorkOrderStatusChanges } from './application/change-status/work-order-status-changes.js';
export { ChangeWorkOrder } from './application/change-work-order/change-work-order.js';
export { CreateWorkOrder } from './application/create-work-order/create-work-order.js';
export type { WorkOrderSortKey } from './application/ports/work-orders.js';
export {
  OrderLinks,
  WorkOrderQueries,
  workOrderSortKeys,
  WorkOrderSheets,
  WorkOrders,
} from './application/ports/work-orders.js';
export { PublishTemplate } from './application/publish-template/publish-template.js';
export { PutBom } from './application/put-bom/put-bom.js';
export { PutDelivery } from './application/put-delivery/put-delivery.js';
export type { RequestedLine, PutWorkOrderCommand } from './application/put-work-order/put-work-order.command.js';
export { PutWorkOrder } from './application/put-work-order/put-work-order.js';
export { checkRequestedLines } from './application/put-work-order/requested-lines.js';
export type { DeliveryDates } from './domain/delivery/delivery.js';
export type { DeliveryAddress, Template, WorkOrderFile, WorkOrderLine } from './domain/work-order/parts.js';
export { fileTypes, lineStatuses } from './domain/work-order/parts.js';
export type { DeliveryType, PurchaseType, WorkOrderType } from './domain/work-order/types.js';
export { deliveryTypes, purchaseTypes, stockPurchaseTypes, workOrderTypes } from './domain/work-order/types.js';
export { WorkOrder } from './domain/work-order/work-order.js';
export { workOrderTransitions } from './domain/work-order/work-order.transitions.js';
export { WorkOrdersModule } from './work-orders.module.js';
export { existingWorkOrder, HiddenOrders } from './sql/hidden-orders.js';
