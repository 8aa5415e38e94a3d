import type { Actor, Id } from '@partner/kernel';

/** When a unit is to be delivered, or was (§2.9); null is unset. */
export interface DeliveryDates {
  readonly scheduledDate: Date | null;
  readonly deliveredAt: Date | null;
}

/**
 * What shows the dates of a delivery elsewhere: the order that has the unit (§2.3). Implemented where orders are kept.
 */
export abstract class DeliveryLinks {
  /** Inside the unit of work that changes the delivery, behind the lock of the work order. */
  abstract noteDelivery(actor: Actor, order: Id, dates: DeliveryDates, at: Date): Promise<void>;
}
