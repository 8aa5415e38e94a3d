import type { Actor, Clock, Id, UnitOfWork, Version } from '@partner/kernel';
import { type WorkOrderStatus, workOrderTransitions } from '../../domain/work-order/work-order.transitions.js';
import type { WorkOrders } from '../ports/work-orders.js';

/** A partner asks for another status of a work order (§3, §4.3). */
export interface RequestWorkOrderStatusCommand {
  readonly id: Id;
  readonly status: string;
  readonly note?: string;
  readonly expected?: Version;
}

/** Moves a work order where the table allows it (R9). */
export class RequestWorkOrderStatus {
  constructor(
    private readonly work: UnitOfWork,
    private readonly workOrders: WorkOrders,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` (unknown status), `notFound`, `staleVersion`, `conflict` (move not allowed). */
  async execute(actor: Actor, { id, status, note, expected }: RequestWorkOrderStatusCommand): Promise<void> {
    // A name nobody knows is an error of the request, whatever the record is (W9).
    const to = workOrderTransitions.named(status) as WorkOrderStatus;
    await this.work.run(actor, async () => {
      const workOrder = await this.workOrders.toChange(actor.company, id, expected);
      workOrder.requestStatus(to, note, this.clock.now());
      await this.workOrders.save(workOrder);
    });
  }
}
