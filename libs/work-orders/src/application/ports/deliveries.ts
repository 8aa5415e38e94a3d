import { type CompanyId, type Id, Records, type Actor } from '@partner/kernel';
import type { Delivery } from '../../domain/delivery/delivery.js';

/** The deliveries of a company's work orders. Lock the work order first. */
export abstract class Deliveries extends Records<Delivery> {
  /** Locks and returns the delivery of a work order; undefined when none is planned. */
  abstract ofWorkOrder(company: CompanyId, workOrder: Id): Promise<Delivery | undefined>;
  /** Returns the work order of a delivery without a lock. */
  abstract workOrderOf(company: CompanyId, id: Id): Promise<Id | undefined>;
}

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
