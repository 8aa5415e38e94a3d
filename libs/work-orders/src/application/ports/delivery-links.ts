import type { Actor, Id } from '@partner/kernel';

/** Planned and actual delivery time of a unit (§2.9); null is unset. */
export interface DeliveryDates {
  readonly scheduledDate: Date | null;
  readonly deliveredAt: Date | null;
}

/** Copies delivery dates to the order that holds the unit (§2.3). Implemented by sales. */
export abstract class DeliveryLinks {
  /** Runs inside the unit of work that changes the delivery, while the work order is locked. */
  abstract noteDelivery(actor: Actor, order: Id, dates: DeliveryDates, at: Date): Promise<void>;
}
