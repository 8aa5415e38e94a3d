import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import { type OrderStatus, orderTransitions } from '../../domain/order/order.transitions.js';
import { checkLinked, lockLinked } from '../change-document/lock-linked.js';
import type { Orders } from '../ports/orders.js';
import type { SoldBy } from '../ports/sold-by.js';
import type { OrderUnits } from '../units/order-units.js';
import type { Units } from '../units/units.js';

/** The portal sets a status. */
export interface SetOrderStatusCommand {
  readonly id: Id;
  readonly status: string;
  readonly note?: string;
}

/**
 * Moves an order to any status it can have; the portal is not bound by the table (§3), but by who has the unit (R11).
 */
export class SetOrderStatus {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: Orders,
    private readonly units: Units,
    private readonly orderUnits: OrderUnits,
    private readonly soldBy: SoldBy,
    private readonly clock: Clock,
  ) {}

  /**
   * The same status again changes nothing. @throws DomainError `invalid` (not a status of orders), `notFound`,
   * `conflict` (unit taken).
   */
  async execute(actor: Actor, { id, status, note }: SetOrderStatusCommand): Promise<void> {
    const { company } = actor;
    const to: OrderStatus = orderTransitions.named(status);
    await this.work.run(actor, async () => {
      const unit = await lockLinked(this.orders, company, id, 'workOrderId', (linked) =>
        this.units.locked(company, linked),
      );
      const order = await this.orders.toManage(company, id);
      checkLinked(order, 'workOrderId', unit);
      if (order.state.status === to) return;
      const at = this.clock.now();
      order.moveTo(to, note, at);
      order.enter(await this.soldBy.status(company), at);
      await this.orders.save(order);
      if (unit) await this.orderUnits.settle(order, unit, at);
    });
  }
}
