import { type Actor, type Id, invalid, missing } from '@partner/kernel';
import type { DeliveryFields } from '../../domain/delivery/delivery.js';
import type { DeliveryChanges } from '../change-delivery/delivery-changes.js';
import type { Deliveries } from '../ports/work-orders.js';

/** Fields of a delivery in a portal request (§2.9); absent means unchanged. */
export interface PutDeliveryCommand extends Partial<DeliveryFields> {
  readonly id?: Id;
  /** Required unless `id` belongs to a delivery. */
  readonly workOrderId?: Id;
}

/** Creates the delivery of a work order from the portal, or changes the given fields of the existing one. */
export class PutDelivery {
  constructor(
    private readonly changes: DeliveryChanges,
    private readonly deliveries: Deliveries,
  ) {}

  /** @returns its id. @throws DomainError `invalid` (no work order, or not the delivery's), `notFound`. */
  async execute(actor: Actor, { id, workOrderId, ...fields }: PutDeliveryCommand): Promise<Id> {
    const known = id && (await this.deliveries.workOrderOf(actor.company, id));
    const of = workOrderId ?? known;
    if (!of) throw missing('workOrderId is required for a new delivery');
    if (known && of !== known) throw invalid('the work order of a delivery cannot be changed');
    return this.changes.apply(actor, of, fields, id);
  }
}
