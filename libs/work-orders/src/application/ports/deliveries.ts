import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Delivery } from '../../domain/delivery/delivery.js';

/** The deliveries of a company's work orders. Lock the work order first. */
export abstract class Deliveries extends Records<Delivery> {
  /** Locks and returns the delivery of a work order; undefined when none is planned. */
  abstract ofWorkOrder(company: CompanyId, workOrder: Id): Promise<Delivery | undefined>;
  /** Returns the work order of a delivery without a lock. */
  abstract workOrderOf(company: CompanyId, id: Id): Promise<Id | undefined>;
}
