import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import type { WithSigningSecret } from '../create-subscription/create-subscription.js';
import type { SigningSecrets } from '../ports/signing-secrets.js';
import type { Subscriptions } from '../ports/subscriptions.js';

/** Gives a subscription another signing secret; the one before signs, too, for a day (E8). */
export class RotateSigningSecret {
  constructor(
    private readonly work: UnitOfWork,
    private readonly subscriptions: Subscriptions,
    private readonly secrets: SigningSecrets,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `notFound` */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<WithSigningSecret> {
    return this.work.run(actor, async () => {
      const subscription = await this.subscriptions.toChange(actor.company, id);
      const signingSecret = this.secrets.make();
      const sealed = await this.secrets.seal(signingSecret, { companyId: actor.company, subscriptionId: id });
      subscription.rotateSecret(sealed, this.clock.now());
      await this.subscriptions.save(subscription);
      return { subscription: subscription.state, signingSecret };
    });
  }
}
