import { DateField, IdField, Instant, Integer, Text } from '@partner/http';
import type { Id } from '@partner/kernel';
import { DeliverUnit, DispatchDelivery, PutDelivery, ScheduleDelivery } from '@partner/work-orders';
import { put } from './handler.js';

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

export const putDelivery = put({
  line: DeliveryLine,
  needs: ['workOrderId'],
  table: 'deliveries',
  useCase: PutDelivery,
});

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

export const scheduleDelivery = put({ line: ScheduleLine, useCase: ScheduleDelivery });
export const dispatchDelivery = put({ line: MoveLine, useCase: DispatchDelivery });
export const deliverUnit = put({ line: MoveLine, useCase: DeliverUnit });
