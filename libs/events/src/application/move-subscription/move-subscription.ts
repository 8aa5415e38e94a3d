import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import type { SubscriptionState } from '../../domain/subscription/subscription.js';
import type { WebhookUrlRules } from '../../domain/subscription/webhook-url.js';
import type { Subscriptions } from '../ports/subscriptions.js';

/** Gives a subscription another address: it applies to every attempt not yet made (E10). */
export class MoveSubscription {
  constructor(
    private readonly work: UnitOfWork,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
    private readonly rules: WebhookUrlRules,
  ) {}

  /** @throws DomainError `invalid` (URL), `notFound` */
  execute(actor: Actor, { id, url }: { readonly id: Id; readonly url: string }): Promise<SubscriptionState> {
    return this.work.run(actor, async () => {
      const subscription = await this.subscriptions.toChange(actor.company, id);
      subscription.moveTo(url, this.rules, this.clock.now());
      await this.subscriptions.save(subscription);
      return subscription.state;
    });
  }
}
