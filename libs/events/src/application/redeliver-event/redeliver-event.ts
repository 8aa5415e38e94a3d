import { type Actor, type Clock, type Id, notFound, type UnitOfWork } from '@partner/kernel';
import type { Redelivery } from '../ports/deliveries.js';

/** Sends an event again to every active subscription that wants it (§6.3, E10). */
export class RedeliverEvent {
  constructor(
    private readonly work: UnitOfWork,
    private readonly redelivery: Redelivery,
    private readonly clock: Clock,
  ) {}

  /** @returns how many deliveries it made. @throws DomainError `notFound` for an event that partners do not see. */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<number> {
    return this.work.run(actor, async () => {
      const enqueued = await this.redelivery.enqueue(actor.company, id, this.clock.now());
      if (enqueued === undefined) throw notFound('event');
      return enqueued;
    });
  }
}
