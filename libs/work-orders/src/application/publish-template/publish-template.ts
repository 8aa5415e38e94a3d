import type { Actor, Id, UnitOfWork } from '@partner/kernel';
import type { WorkOrders } from '../ports/work-orders.js';

/** Shows a template to partners, or hides it (§2.8, R33). */
export class PublishTemplate {
  constructor(
    private readonly work: UnitOfWork,
    private readonly workOrders: WorkOrders,
  ) {}

  /** @throws DomainError `notFound`; `conflict` when the work order is not a template. */
  execute(actor: Actor, { id, published = true }: { readonly id: Id; readonly published?: boolean }): Promise<void> {
    return this.work.run(actor, async () => {
      const workOrder = await this.workOrders.getForUpdate(actor.company, id);
      workOrder.publish(published, this.work.now());
      await this.workOrders.save(workOrder);
    });
  }
}
