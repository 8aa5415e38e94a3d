import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import type { SubscriptionState } from '../../domain/subscription/subscription.js';
import type { Deliveries } from '../ports/deliveries.js';
import type { Subscriptions } from '../ports/subscriptions.js';

/** Removes a subscription for good, and cancels what is pending for it (E10). Its delivery log stays. */
export class DeleteSubscription {
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
      subscription.delete(at);
      await this.subscriptions.save(subscription);
      await this.deliveries.cancelPending(actor.company, id, at);
      return subscription.state;
    });
  }
}
