import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Delivery } from '../../domain/delivery/delivery.js';

/** The deliveries of a company's work orders. The work order is locked first. */
export abstract class Deliveries extends Records<Delivery> {
  /** The delivery of a work order, locked; undefined for one that was never planned. */
  abstract ofWorkOrder(company: CompanyId, workOrder: Id): Promise<Delivery | undefined>;
  /** Whose delivery it is, without locking it. */
  abstract workOrderOf(company: CompanyId, id: Id): Promise<Id | undefined>;
}
