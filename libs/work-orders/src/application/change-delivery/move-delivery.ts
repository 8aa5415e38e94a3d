import type { Actor, Id } from '@partner/kernel';
import type { DeliveryFields } from '../../domain/delivery/delivery.js';
import type { DeliveryChanges } from './delivery-changes.js';

/** The work order whose delivery changes. */
export interface MoveDeliveryCommand {
  readonly workOrderId: Id;
}

/** Plan of a new or rescheduled run; absent means unchanged. */
export interface ScheduleDeliveryCommand
  extends MoveDeliveryCommand, Partial<Pick<DeliveryFields, 'scheduledDate' | 'runNumber' | 'driverName'>> {}

abstract class MoveDelivery<C extends MoveDeliveryCommand = MoveDeliveryCommand> {
  /** The status that the run gets. */
  protected abstract readonly runStatus: string;

  constructor(private readonly changes: DeliveryChanges) {}

  /** @returns the id of the delivery. @throws DomainError `notFound`. */
  execute(actor: Actor, { workOrderId, ...plan }: C): Promise<Id> {
    return this.changes.apply(actor, workOrderId, { ...plan, runStatus: this.runStatus });
  }
}

/** Schedules the transport of a unit: `delivery.scheduled` (§6.1). */
export class ScheduleDelivery extends MoveDelivery<ScheduleDeliveryCommand> {
  protected readonly runStatus = 'Scheduled';
}

/** Records that a unit left: `delivery.dispatched` (§6.1). */
export class DispatchDelivery extends MoveDelivery {
  protected readonly runStatus = 'En Route';
}

/** Records that a unit arrived: `delivery.delivered` (§6.1). The portal sets the status of the work order. */
export class DeliverUnit extends MoveDelivery {
  protected readonly runStatus = 'Delivered';
}
