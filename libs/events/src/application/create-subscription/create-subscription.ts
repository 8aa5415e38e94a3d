import type { Companies } from '@partner/companies';
import { type Actor, conflict, newId, notFound, type UnitOfWork } from '@partner/kernel';
import type { NewSubscription, SubscriptionState } from '../../domain/subscription/subscription.js';
import { WebhookSubscription } from '../../domain/subscription/subscription.js';
import { constantHeaders } from '../../domain/subscription/constant-headers.js';
import type { EndpointRules, SigningSecrets, Subscriptions } from '../ports/subscriptions.js';

/** A subscription with its new signing secret, which is shown only once (§6.3). */
export interface WithSigningSecret {
  readonly subscription: SubscriptionState;
  readonly signingSecret: string;
  /** Secret of Standard Webhooks, where they are on. */
  readonly standardSecret?: string;
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
   * @throws DomainError `invalid` (URL, types, filter, headers); `notFound` when the company does not exist; `conflict`
   * when it has reached its maximum number of endpoints (A9).
   */
  async execute(
    actor: Actor,
    {
      headers = null,
      standardWebhooks = false,
      ...command
    }: Pick<NewSubscription, 'url' | 'name' | 'description' | 'types' | 'filter' | 'order'> & {
      readonly headers?: unknown;
      readonly standardWebhooks?: boolean;
    },
  ): Promise<WithSigningSecret> {
    await this.rules.check(command.url);
    const constant = constantHeaders(headers, this.rules.headerPrefix);
    return this.work.run(actor, async () => {
      if (!(await this.companies.exists(actor.company))) throw notFound('company');
      const id = newId();
      const signingSecret = this.secrets.generate();
      const owner = { companyId: actor.company, subscriptionId: id };
      const secret = await this.secrets.seal(signingSecret, owner);
      const sealed = await this.secrets.sealHeaders(constant, owner);
      const standardSecret = standardWebhooks ? this.secrets.generateStandard() : undefined;
      const sealedStandard = standardSecret === undefined ? null : await this.secrets.seal(standardSecret, owner);
      const wanted = { ...command, ...sealed, standardSecret: sealedStandard, id, companyId: actor.company, secret };
      const subscription = WebhookSubscription.create(wanted, this.rules, this.work.now());
      if ((await this.subscriptions.count(actor.company)) >= this.maxEndpoints)
        throw conflict('too_many_endpoints', `a company has at most ${this.maxEndpoints} endpoints. Delete one first`);
      await this.subscriptions.add(subscription);
      const { state } = subscription;
      return { subscription: state, signingSecret, ...(standardSecret !== undefined && { standardSecret }) };
    });
  }
}
