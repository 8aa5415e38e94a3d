import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import type { SubscriptionRules, SubscriptionState } from '../../domain/subscription/subscription.js';
import type { Subscriptions } from '../ports/subscriptions.js';

/** Has a subscription get other types of events from now on; what is pending for it stays (E10). */
export class SetSubscriptionTypes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
    private readonly rules: SubscriptionRules,
  ) {}

  /** @param command `types` null for all. @throws DomainError `notFound`, `invalid` (types). */
  execute(
    actor: Actor,
    { id, types }: { readonly id: Id; readonly types: readonly string[] | null },
  ): Promise<SubscriptionState> {
    return this.work.run(actor, async () => {
      const subscription = await this.subscriptions.toChange(actor.company, id);
      subscription.want(types, this.rules, this.clock.now());
      await this.subscriptions.save(subscription);
      return subscription.state;
    });
  }
}
