import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import type { WorkOrders } from '../ports/work-orders.js';

/** The portal deletes a work order (R13). */
export class DeleteWorkOrder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly workOrders: WorkOrders,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `notFound`. */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const workOrder = await this.workOrders.toChange(actor.company, id);
      workOrder.delete(this.clock.now());
      await this.workOrders.save(workOrder);
    });
  }
}
