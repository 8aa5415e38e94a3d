import {
  WorkOrderStatusChanges,
  PutBom,
  DeliverUnit,
  DispatchDelivery,
  PutDelivery,
  ScheduleDelivery,
} from '@partner/work-orders';
import { FiniteNumber, IdField, ListOf, Name, DateField, Instant, Integer, Text } from '@partner/http';
import type { Id } from '@partner/kernel';
import { emitting, put, type ContextHandlers } from './handler.js';
import { publishTemplate, putWorkOrder, unpublishTemplate } from './work-order.js';

/** Delivery of a work order (§2.9), which has at most one. */
class DeliveryLine {
  @IdField() id?: Id;
  @IdField() workOrderId?: Id;
  @DateField({ clearable: true }) scheduledDate?: Date | null;
  @Integer({ clearable: true }) runNumber?: number | null;
  @Text({ min: 1, max: 100 }) runStatus?: string;
  @Text({ clearable: true, max: 200 }) driverName?: string | null;
  @Instant({ clearable: true }) deliveredAt?: Date | null;
}

/** Names the work order whose delivery advances. */
class MoveLine {
  @IdField({ required: true }) workOrderId!: Id;
}

/** Schedules the delivery of a work order. */
class ScheduleLine extends MoveLine {
  @DateField() scheduledDate?: Date;
  @Integer() runNumber?: number;
  @Text({ max: 200 }) driverName?: string;
}

const scheduleDelivery = put({ line: ScheduleLine, useCase: ScheduleDelivery });
const dispatchDelivery = put({ line: MoveLine, useCase: DispatchDelivery });
const deliverUnit = put({ line: MoveLine, useCase: DeliverUnit });

/** A material: a product, or a named item that is not a product. */
class MaterialPart {
  @IdField() productId?: Id;
  @Name({ min: 1, max: 300 }) name?: string;
  @FiniteNumber({ above: 0 }) quantity?: number;
}

/** Bill of materials of a product or of one of its sizes (§4.4). */
class BomLine {
  @IdField() id?: Id;
  @IdField() productId?: Id;
  @IdField({ description: 'Instead of `productId`.' }) sizeId?: Id;
  @ListOf(() => MaterialPart, { max: 1000 }) items?: MaterialPart[];
}

export const workOrdersHandlers: ContextHandlers = {
  puts: {
    bom: put({ line: BomLine, needs: ['productId', 'items'], table: 'boms', useCase: PutBom }),
    'work-order': putWorkOrder,
    delivery: put({ line: DeliveryLine, needs: ['workOrderId'], table: 'deliveries', useCase: PutDelivery }),
  },
  actions: {
    'template.publish': publishTemplate,
    'template.unpublish': unpublishTemplate,
    'delivery.schedule': emitting({ 'delivery.scheduled': '', 'work_order.updated': '' }, scheduleDelivery),
    'delivery.dispatch': emitting({ 'delivery.dispatched': '', 'work_order.updated': '' }, dispatchDelivery),
    'delivery.deliver': emitting({ 'delivery.delivered': '', 'work_order.updated': '' }, deliverUnit),
  },
  statuses: { 'work-order': WorkOrderStatusChanges },
};
