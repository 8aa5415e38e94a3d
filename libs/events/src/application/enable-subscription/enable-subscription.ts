import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import type { SubscriptionState } from '../../domain/subscription/subscription.js';
import type { Deliveries } from '../ports/deliveries.js';
import type { Subscriptions } from '../ports/subscriptions.js';

/** Has a disabled subscription go on, with what was held first (E10). */
export class EnableSubscription {
  constructor(
    private readonly work: UnitOfWork,
    private readonly subscriptions: Subscriptions,
    private readonly deliveries: Deliveries,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `notFound` */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<SubscriptionState> {
    return this.work.run(actor, async () => {
      const at = this.clock.now();
      const subscription = await this.subscriptions.toChange(actor.company, id);
      const heldSince = subscription.enable(at);
      await this.subscriptions.save(subscription);
      if (heldSince) await this.deliveries.resume(actor.company, id, heldSince, at);
      return subscription.state;
    });
  }
}
