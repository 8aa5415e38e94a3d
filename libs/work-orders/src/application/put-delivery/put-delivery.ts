import { type Actor, type Id, invalid, missing } from '@partner/kernel';
import type { DeliveryFields } from '../../domain/delivery/delivery.js';
import type { DeliveryChanges } from '../change-delivery/delivery-changes.js';
import type { Deliveries } from '../ports/deliveries.js';

/** What the portal knows of a delivery (§2.9); absent means unchanged. */
export interface PutDeliveryCommand extends Partial<DeliveryFields> {
  readonly id?: Id;
  /** Required unless `id` is that of a delivery. */
  readonly workOrderId?: Id;
}

/** Makes the delivery of a work order as the portal has it, or changes the fields given of the one it has. */
export class PutDelivery {
  constructor(
    private readonly changes: DeliveryChanges,
    private readonly deliveries: Deliveries,
  ) {}

  /** @returns its id. @throws DomainError `invalid` (no work order, or another one than the delivery's), `notFound`. */
  async execute(actor: Actor, { id, workOrderId, ...fields }: PutDeliveryCommand): Promise<Id> {
    const known = id && (await this.deliveries.workOrderOf(actor.company, id));
    const of = workOrderId ?? known;
    if (!of) throw missing('workOrderId is required for a new delivery');
    if (known && of !== known) throw invalid('a delivery stays with its work order');
    return this.changes.make(actor, of, fields, id);
  }
}
