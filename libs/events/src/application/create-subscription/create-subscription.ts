import type { Companies } from '@partner/companies';
import { type Actor, conflict, newId, notFound, type UnitOfWork } from '@partner/kernel';
import type { NewSubscription, SubscriptionState } from '../../domain/subscription/subscription.js';
import { WebhookSubscription } from '../../domain/subscription/subscription.js';
import type { EndpointRules, SigningSecrets, Subscriptions } from '../ports/subscriptions.js';

/** A subscription with its new signing secret, which is shown only once (§6.3). */
export interface WithSigningSecret {
  readonly subscription: SubscriptionState;
  readonly signingSecret: string;
}

/** Subscribes a URL to the events of the actor's company from now on (§6.3). */
export class CreateSubscription {
  constructor(
    private readonly work: UnitOfWork,
    private readonly subscriptions: Subscriptions,
    private readonly companies: Companies,
    private readonly secrets: SigningSecrets,
    private readonly rules: EndpointRules,
    private readonly maxEndpoints: number,
  ) {}

  /**
   * @param command without `types`, events of all types are sent.
   * @throws DomainError `invalid` (URL, types, filter); `notFound` when the company does not exist; `conflict` when it
   * has reached its maximum number of endpoints (A9).
   */
  async execute(
    actor: Actor,
    command: Pick<NewSubscription, 'url' | 'name' | 'description' | 'types' | 'filter'>,
  ): Promise<WithSigningSecret> {
    await this.rules.check(command.url);
    return this.work.run(actor, async () => {
      if (!(await this.companies.exists(actor.company))) throw notFound('company');
      const id = newId();
      const signingSecret = this.secrets.generate();
      const secret = await this.secrets.seal(signingSecret, { companyId: actor.company, subscriptionId: id });
      const wanted = { ...command, id, companyId: actor.company, secret };
      const subscription = WebhookSubscription.create(wanted, this.rules, this.work.now());
      if ((await this.subscriptions.count(actor.company)) >= this.maxEndpoints) {
        throw conflict('too_many_endpoints', `a company has at most ${this.maxEndpoints} endpoints. Delete one first`);
      }
      await this.subscriptions.add(subscription);
      return { subscription: subscription.state, signingSecret };
    });
  }
}
