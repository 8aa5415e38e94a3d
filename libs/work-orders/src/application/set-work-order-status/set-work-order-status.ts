import { type Actor, type Clock, type Id, invalid, type UnitOfWork } from '@partner/kernel';
import { type WorkOrderStatus, workOrderTransitions } from '../../domain/work-order/work-order.transitions.js';
import type { WorkOrders } from '../ports/work-orders.js';

/** The portal sets a status. */
export interface SetWorkOrderStatusCommand {
  readonly id: Id;
  readonly status: string;
  readonly note?: string;
}

/** Moves a work order to any status it can have; the portal is not bound by the table (§3). */
export class SetWorkOrderStatus {
  constructor(
    private readonly work: UnitOfWork,
    private readonly workOrders: WorkOrders,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` (not a status of work orders), `notFound`. */
  async execute(actor: Actor, { id, status, note }: SetWorkOrderStatusCommand): Promise<void> {
    const to = workOrderStatus(status);
    await this.work.run(actor, async () => {
      const workOrder = await this.workOrders.toChange(actor.company, id);
      workOrder.moveTo(to, note, this.clock.now());
      await this.workOrders.save(workOrder);
    });
  }
}

/** A status a work order can have, in its canonical spelling. @throws DomainError `invalid` */
export function workOrderStatus(status: string): WorkOrderStatus {
  const name = workOrderTransitions.named(status);
  if (name === 'Processed') throw invalid(`a work order cannot be "${name}"`);
  return name;
}
