import type { Actor, Clock, Id, UnitOfWork, Version } from '@partner/kernel';
import { orderTransitions } from '../../domain/order/order.transitions.js';
import { checkLinked, lockLinked } from '../change-document/lock-linked.js';
import type { Orders } from '../ports/orders.js';
import type { SoldBy } from '../ports/sold-by.js';
import type { OrderUnits } from '../units/order-units.js';
import type { Units } from '../units/units.js';

/** A partner asks for another status of an order (§3, §4.3). */
export interface RequestOrderStatusCommand {
  readonly id: Id;
  readonly status: string;
  readonly note?: string;
  readonly expected?: Version;
}

/** Moves an order where the table allows it (R9, R10); the status that counts as sold dates the sale (R15, R16). */
export class RequestOrderStatus {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: Orders,
    private readonly units: Units,
    private readonly orderUnits: OrderUnits,
    private readonly soldBy: SoldBy,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `invalid` (unknown status), `notFound`, `staleVersion`, `conflict` (move not allowed, no serial
   * number).
   */
  async execute(actor: Actor, { id, expected, note, ...command }: RequestOrderStatusCommand): Promise<void> {
    const { company } = actor;
    // A name nobody knows is an error of the request, whatever the record is (W9).
    const status = orderTransitions.named(command.status);
    await this.work.run(actor, async () => {
      const unit = await lockLinked(this.orders, company, id, 'workOrderId', (linked) =>
        this.units.locked(company, linked),
      );
      const order = await this.orders.toChange(company, id, expected);
      checkLinked(order, 'workOrderId', unit);
      const at = this.clock.now();
      order.requestStatus(status, note, at);
      order.enter(await this.soldBy.status(company), at);
      await this.orders.save(order);
      if (unit) await this.orderUnits.settle(order, unit, at);
    });
  }
}
