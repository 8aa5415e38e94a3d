import { type Actor, type Id, omitUndefined, ReplacedSecrets, type UnitOfWork } from '@partner/kernel';
import { constantHeaders } from '../../domain/subscription/constant-headers.js';
import type { DeliveryOrder, SubscriptionState, WebhookSubscription } from '../../domain/subscription/subscription.js';
import type { WithSigningSecret } from '../create-subscription/create-subscription.js';
import type { Deliveries } from '../ports/deliveries.js';
import type { EndpointRules, SubscriptionKey, SigningSecrets, Subscriptions } from '../ports/subscriptions.js';

/** Subscription with the changed members. */
type Change<Member extends keyof SubscriptionState = never> = Pick<SubscriptionState, 'id' | Member>;

/** Hours for which a replaced secret signs beside the new one (E8). */
const overlapHours = 24;

/** Changes subscriptions on behalf of the portal (§6.3, E10). @throws DomainError `notFound` from every method */
export class SubscriptionChanges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly subscriptions: Subscriptions,
    private readonly deliveries: Deliveries,
    private readonly secrets: SigningSecrets,
    private readonly rules: EndpointRules,
  ) {}

  /** Changes the URL for every attempt not yet made (E10). @throws DomainError `invalid` (URL) */
  async setUrl(actor: Actor, { id, url }: Change<'url'>): Promise<SubscriptionState> {
    await this.rules.check(url);
    return this.#changed(actor, id, (subscription, at) => subscription.setUrl(url, this.rules, at));
  }

  /** Changes name and description; null clears. */
  describe(
    actor: Actor,
    { id, ...texts }: Change & Parameters<WebhookSubscription['describe']>[0],
  ): Promise<SubscriptionState> {
    return this.#changed(actor, id, (subscription, at) => subscription.describe(omitUndefined(texts), at));
  }

  /**
   * Changes the event types sent from now on; pending deliveries stay (E10).
   * @param command `types` is null for all types. @throws DomainError `invalid` (types).
   */
  setTypes(actor: Actor, { id, types }: Change<'types'>): Promise<SubscriptionState> {
    return this.#changed(actor, id, (subscription, at) => subscription.setTypes(types, this.rules, at));
  }

  /** Changes the filter of the events sent from now on; pending deliveries stay. @throws DomainError `invalid` */
  setFilter(actor: Actor, { id, filter }: Change & { readonly filter: unknown }): Promise<SubscriptionState> {
    return this.#changed(actor, id, (subscription, at) => subscription.setFilter(filter, at));
  }

  /** Changes the order of deliveries, those that are pending included (E13). */
  setOrder(actor: Actor, { id, order }: Change & { readonly order: DeliveryOrder }): Promise<SubscriptionState> {
    return this.#changed(actor, id, (subscription, at) => {
      if (order === subscription.state.deliveryOrder) return;
      subscription.setOrder(order, at);
      return () => this.deliveries.setOrder(actor.company, id, order, at);
    });
  }

  /** Replaces the headers of every attempt not yet made; null for none. @throws DomainError `invalid` */
  setHeaders(actor: Actor, { id, headers }: Change & { readonly headers: unknown }): Promise<SubscriptionState> {
    const constant = constantHeaders(headers, this.rules.headerPrefix);
    return this.#changed(actor, id, async (subscription, at) => {
      const owner = { companyId: actor.company, subscriptionId: id };
      const sealed = await this.secrets.sealHeaders(constant, owner);
      subscription.setHeaders(sealed.headers, sealed.headerNames, at);
    });
  }

  /** Signs by Standard Webhooks as well, or stops it. @returns their secret, when it is new */
  async setStandardWebhooks(
    actor: Actor,
    { id, standardWebhooks }: Change & { readonly standardWebhooks: boolean },
  ): Promise<Omit<WithSigningSecret, 'signingSecret'>> {
    let standardSecret: string | undefined;
    const subscription = await this.#changed(actor, id, async (one, at) => {
      if (standardWebhooks === (one.state.standardSecret !== null)) return;
      if (standardWebhooks) standardSecret = this.secrets.generateStandard();
      const owner = { companyId: actor.company, subscriptionId: id };
      one.setStandardSecret(standardSecret === undefined ? null : await this.secrets.seal(standardSecret, owner), at);
    });
    return { subscription, ...(standardSecret !== undefined && { standardSecret }) };
  }

  /** Enables a disabled subscription; held deliveries are sent first (E10). */
  enable(actor: Actor, { id }: Change): Promise<SubscriptionState> {
    return this.#changed(actor, id, (subscription, at) => {
      const heldSince = subscription.enable(at);
      return heldSince && (() => this.deliveries.resume(actor.company, id, heldSince, at));
    });
  }

  /** Holds pending deliveries until the subscription is enabled again; events in between are not sent (E10). */
  disable(actor: Actor, { id }: Change): Promise<SubscriptionState> {
    return this.#changed(actor, id, (subscription, at) => subscription.disable(at));
  }

  /** Deletes the subscription for good and cancels its pending deliveries (E10). Its delivery log stays. */
  delete(actor: Actor, { id }: Change): Promise<SubscriptionState> {
    return this.#changed(actor, id, (subscription, at) => {
      subscription.delete(at);
      return () => this.deliveries.cancelPending(actor.company, id, at);
    });
  }

  /**
   * Creates new secrets, of Standard Webhooks too where they are on. Each replaced one signs as well for 24 hours (E8).
   * @throws DomainError also `conflict` when five replaced secrets still sign.
   */
  async rotateSecret(actor: Actor, { id }: Change): Promise<WithSigningSecret> {
    const owner = { companyId: actor.company, subscriptionId: id };
    const signingSecret = this.secrets.generate();
    let standardSecret: string | undefined;
    const subscription = await this.#changed(actor, id, async (one, at) => {
      const { state } = one;
      const seal = (text: string): Promise<string> => this.secrets.seal(text, owner);
      const replaced = await this.#replaced(state, owner, at);
      one.rotateSecret(await seal(signingSecret), await seal(JSON.stringify(replaced.list)), replaced.lastEnd, at);
      if (state.standardSecret === null) return;
      standardSecret = this.secrets.generateStandard();
      const before = { ...state, secret: state.standardSecret, previousSecret: state.previousStandardSecret };
      const earlier = JSON.stringify((await this.#replaced(before, owner, at)).list);
      one.rotateStandardSecret(await seal(standardSecret), await seal(earlier), at);
    });
    return { subscription, signingSecret, ...(standardSecret !== undefined && { standardSecret }) };
  }

  /** Returns the secrets that sign beside a new one. One that cannot be read, after a lost key, signs nothing. */
  async #replaced(state: SubscriptionState, owner: SubscriptionKey, at: Date): Promise<ReplacedSecrets> {
    const readable = [this.secrets.replaced(state, owner, at), this.secrets.open(state.secret, owner)] as const;
    const [earlier, present] = await Promise.allSettled(readable);
    if (present.status === 'rejected') return new ReplacedSecrets();
    const replaced = new ReplacedSecrets(earlier.status === 'rejected' ? [] : earlier.value);
    return replaced.with(present.value, at, overlapHours);
  }

  /** @param change may return a follow-up to run after the subscription is saved */
  #changed(
    actor: Actor,
    id: Id,
    change: (
      subscription: WebhookSubscription,
      at: Date,
    ) => void | undefined | (() => Promise<void>) | Promise<undefined | void>,
  ): Promise<SubscriptionState> {
    return this.work.run(actor, async () => {
      const subscription = await this.subscriptions.getForUpdate(actor.company, id);
      const follows = await change(subscription, this.work.now());
      await this.subscriptions.save(subscription);
      if (follows) await follows();
      return subscription.state;
    });
  }
}
