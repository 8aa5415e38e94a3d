import { Module } from '@nestjs/common';
import { CatalogModule, Products, Sizes } from '@partner/catalog';
import { Numbers, UnitOfWork } from '@partner/kernel';
import { LocationsModule, VisibleLocations } from '@partner/locations';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { DeliveryChanges } from './application/change-delivery/delivery-changes.js';
import { DeliverUnit, DispatchDelivery, ScheduleDelivery } from './application/change-delivery/move-delivery.js';
import { WorkOrderStatusChanges } from './application/change-status/work-order-status-changes.js';
import { ChangeWorkOrder } from './application/change-work-order/change-work-order.js';
import { CreateWorkOrder } from './application/create-work-order/create-work-order.js';
import {
  Boms,
  WorkOrderQueries,
  WorkOrders,
  WorkOrderSheets,
  Deliveries,
  OrderLinks,
} from './application/ports/work-orders.js';
import { PublishTemplate } from './application/publish-template/publish-template.js';
import { PutBom } from './application/put-bom/put-bom.js';
import { PutDelivery } from './application/put-delivery/put-delivery.js';
import { PutWorkOrder } from './application/put-work-order/put-work-order.js';
import { DatabaseBoms } from './persistence/database-boms.js';
import { DatabaseDeliveries } from './persistence/database-deliveries.js';
import { DatabaseWorkOrderSheets } from './persistence/database-work-order-sheets.js';
import { DatabaseWorkOrders } from './persistence/work-order.entity.js';
import { DatabaseWorkOrderQueries } from './persistence/work-order.queries.js';
import { HiddenOrders } from './sql/hidden-orders.js';

const exported = [
  provide(WorkOrders, [Database], DatabaseWorkOrders),
  provide(WorkOrderQueries, [Database, HiddenOrders], DatabaseWorkOrderQueries),
  provide(WorkOrderSheets, [Database], DatabaseWorkOrderSheets),
  provide(CreateWorkOrder, [UnitOfWork, WorkOrders, Boms, VisibleLocations, Sizes, Numbers]),
  provide(ChangeWorkOrder, [UnitOfWork, WorkOrders, VisibleLocations]),
  provide(WorkOrderStatusChanges, [UnitOfWork, WorkOrders]),
  provide(PutWorkOrder, [UnitOfWork, WorkOrders, Boms, Products, Sizes, Numbers, OrderLinks]),
  provide(PublishTemplate, [UnitOfWork, WorkOrders]),
  provide(ScheduleDelivery, [DeliveryChanges]),
  provide(DispatchDelivery, [DeliveryChanges]),
  provide(DeliverUnit, [DeliveryChanges]),
  provide(PutDelivery, [DeliveryChanges, Deliveries]),
  provide(PutBom, [UnitOfWork, Boms, Products]),
];

/**
 * Binds the ports of work orders to their adapters. `OrderLinks` and `HiddenOrders` come from the global module of
 * sales.
 */
@Module({
  imports: [CatalogModule, LocationsModule],
  providers: [
    provide(Boms, [Database], DatabaseBoms),
    provide(Deliveries, [Database], DatabaseDeliveries),
    provide(DeliveryChanges, [UnitOfWork, WorkOrders, Deliveries, OrderLinks]),
    ...exported,
  ],
  exports: exported.map(({ provide: token }) => token),
})
export class WorkOrdersModule {}
