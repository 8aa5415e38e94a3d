import { type Actor, omitUndefined, type Id, newId, type UnitOfWork } from '@partner/kernel';
import { Delivery, type DeliveryFields } from '../../domain/delivery/delivery.js';
import type { Deliveries, OrderLinks, WorkOrders } from '../ports/work-orders.js';

/**
 * Applies every change of a delivery, in this order: the delivery, its work order (R19, R32), the order that holds the
 * unit.
 */
export class DeliveryChanges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly workOrders: WorkOrders,
    private readonly deliveries: Deliveries,
    private readonly links: OrderLinks,
  ) {}

  /**
   * Changes the delivery of a work order, or creates it if there is none.
   * @param id id of a new delivery.
   * @returns the id of the delivery. @throws DomainError `notFound` (work order).
   */
  apply(actor: Actor, workOrderId: Id, fields: Partial<DeliveryFields>, id: Id = newId()): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      const workOrder = await this.workOrders.getForUpdate(company, workOrderId);
      const existing = await this.deliveries.ofWorkOrder(company, workOrderId);
      const at = this.work.now();
      const delivery = existing ?? Delivery.create({ id, companyId: company, workOrderId, createdAt: at });
      const { orderId } = workOrder.state;
      delivery.revise(omitUndefined(fields), { workOrderId, orderId }, at);
      if (!delivery.isChanged) return delivery.id;
      const { dates } = delivery;
      await (existing ? this.deliveries.save(delivery) : this.deliveries.add(delivery));
      workOrder.noteDelivery(at);
      await this.workOrders.save(workOrder);
      if (orderId) await this.links.noteDelivery(actor, orderId, dates, at);
      return delivery.id;
    });
  }
}
