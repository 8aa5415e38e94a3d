import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import type {
  SubscriptionRules,
  SubscriptionState,
  WebhookSubscription,
} from '../../domain/subscription/subscription.js';
import type { WithSigningSecret } from '../create-subscription/create-subscription.js';
import type { Deliveries } from '../ports/deliveries.js';
import type { SigningSecrets } from '../ports/signing-secrets.js';
import type { Subscriptions } from '../ports/subscriptions.js';

/** Changes of a subscription by the portal (§6.3, E10), each of which throws DomainError `notFound`. */
export class SubscriptionChanges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly subscriptions: Subscriptions,
    private readonly deliveries: Deliveries,
    private readonly secrets: SigningSecrets,
    private readonly clock: Clock,
    private readonly rules: SubscriptionRules,
  ) {}

  /** Gives it another address, for every attempt not yet made (E10). @throws DomainError `invalid` (URL) */
  moveTo(actor: Actor, { id, url }: { readonly id: Id; readonly url: string }): Promise<SubscriptionState> {
    return this.#changed(actor, id, (subscription, at) => subscription.moveTo(url, this.rules, at));
  }

  /**
   * Has it get other types of events from now on; what is pending for it stays (E10).
   * @param command `types` null for all. @throws DomainError `invalid` (types).
   */
  setTypes(
    actor: Actor,
    { id, types }: { readonly id: Id; readonly types: readonly string[] | null },
  ): Promise<SubscriptionState> {
    return this.#changed(actor, id, (subscription, at) => subscription.want(types, this.rules, at));
  }

  /** Has a disabled one go on, with what was held first (E10). */
  enable(actor: Actor, { id }: { readonly id: Id }): Promise<SubscriptionState> {
    return this.#changed(actor, id, (subscription, at) => {
      const heldSince = subscription.enable(at);
      return heldSince && (() => this.deliveries.resume(actor.company, id, heldSince, at));
    });
  }

  /** Holds what is pending for it until it is enabled again; what happens meanwhile is not sent to it (E10). */
  disable(actor: Actor, { id }: { readonly id: Id }): Promise<SubscriptionState> {
    return this.#changed(actor, id, (subscription, at) => subscription.disable(at));
  }

  /** Removes it for good, and cancels what is pending for it (E10). Its delivery log stays. */
  delete(actor: Actor, { id }: { readonly id: Id }): Promise<SubscriptionState> {
    return this.#changed(actor, id, (subscription, at) => {
      subscription.delete(at);
      return () => this.deliveries.cancelPending(actor.company, id, at);
    });
  }

  /** Gives it another signing secret; the one before signs, too, for a day (E8). */
  async rotateSecret(actor: Actor, { id }: { readonly id: Id }): Promise<WithSigningSecret> {
    const signingSecret = this.secrets.make();
    const sealed = await this.secrets.seal(signingSecret, { companyId: actor.company, subscriptionId: id });
    const rotate = (one: WebhookSubscription, at: Date): void => one.rotateSecret(sealed, at);
    return { subscription: await this.#changed(actor, id, rotate), signingSecret };
  }

  /** @param change returns what follows once the subscription is saved, if anything does. */
  #changed(
    actor: Actor,
    id: Id,
    change: (subscription: WebhookSubscription, at: Date) => void | undefined | (() => Promise<void>),
  ): Promise<SubscriptionState> {
    return this.work.run(actor, async () => {
      const subscription = await this.subscriptions.getForUpdate(actor.company, id);
      const follows = change(subscription, this.clock.now());
      await this.subscriptions.save(subscription);
      if (follows) await follows();
      return subscription.state;
    });
  }
}
