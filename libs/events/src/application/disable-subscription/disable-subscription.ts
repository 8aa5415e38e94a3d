import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import type { SubscriptionState } from '../../domain/subscription/subscription.js';
import type { Subscriptions } from '../ports/subscriptions.js';

/**
 * Holds what is pending for a subscription until it is enabled again; what happens meanwhile is not sent to it (E10).
 */
export class DisableSubscription {
  constructor(
    private readonly work: UnitOfWork,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `notFound` */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<SubscriptionState> {
    return this.work.run(actor, async () => {
      const subscription = await this.subscriptions.toChange(actor.company, id);
      subscription.disable(this.clock.now());
      await this.subscriptions.save(subscription);
      return subscription.state;
    });
  }
}
