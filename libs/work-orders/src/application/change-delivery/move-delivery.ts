import type { Actor, Id } from '@partner/kernel';
import type { DeliveryFields } from '../../domain/delivery/delivery.js';
import type { DeliveryChanges } from './delivery-changes.js';

/** Whose delivery goes on. */
export interface MoveDeliveryCommand {
  readonly workOrderId: Id;
}

/** A run that is planned, or planned anew; what is left out stays as it is. */
export interface ScheduleDeliveryCommand
  extends MoveDeliveryCommand, Partial<Pick<DeliveryFields, 'scheduledDate' | 'runNumber' | 'driverName'>> {}

/** The portal plans the transport of a unit: `delivery.scheduled` (§6.1). */
export class ScheduleDelivery {
  constructor(private readonly changes: DeliveryChanges) {}

  /** @returns the id of the delivery. @throws DomainError `notFound`. */
  execute(actor: Actor, { workOrderId, ...plan }: ScheduleDeliveryCommand): Promise<Id> {
    return this.changes.make(actor, workOrderId, { ...plan, runStatus: 'Scheduled' });
  }
}

/** A unit leaves: `delivery.dispatched` (§6.1). */
export class DispatchDelivery {
  constructor(private readonly changes: DeliveryChanges) {}

  /** @returns the id of the delivery. @throws DomainError `notFound`. */
  execute(actor: Actor, { workOrderId }: MoveDeliveryCommand): Promise<Id> {
    return this.changes.make(actor, workOrderId, { runStatus: 'Dispatched' });
  }
}

/** A unit arrives: `delivery.delivered` (§6.1). The status of its work order is for the portal to move. */
export class DeliverUnit {
  constructor(private readonly changes: DeliveryChanges) {}

  /** @returns the id of the delivery. @throws DomainError `notFound`. */
  execute(actor: Actor, { workOrderId }: MoveDeliveryCommand): Promise<Id> {
    return this.changes.make(actor, workOrderId, { runStatus: 'Delivered' });
  }
}
