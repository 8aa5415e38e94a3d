import { type Actor, conflict, type Id, newId, type UnitOfWork } from '@partner/kernel';
import type { Deliveries } from '../ports/deliveries.js';
import type { Subscriptions } from '../ports/subscriptions.js';

/** Event type of a test delivery. A subscription receives it whatever types it subscribes to. */
export const pingType = 'ping';

export interface Ping {
  readonly eventId: Id;
  readonly subscriptionId: Id;
  readonly url: string;
}

/**
 * Sends one signed test delivery to one subscription. It reports no change of the company's data, so it is not in the
 * feed and no other subscription gets it.
 */
export class SendPing {
  constructor(
    private readonly work: UnitOfWork,
    private readonly subscriptions: Subscriptions,
    private readonly deliveries: Deliveries,
  ) {}

  /** @throws DomainError `notFound`; `conflict` when the subscription is disabled. */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<Ping> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const { status, url } = (await this.subscriptions.getForUpdate(actor.company, id)).state;
      if (status !== 'active') throw conflict('subscription_disabled', 'The subscription is disabled. Enable it first');
      const eventId = newId();
      const event = {
        id: eventId,
        type: pingType,
        occurredAt: at.toISOString(),
        resourceType: 'webhook_subscription',
        resourceId: id,
        data: {},
      };
      const delivery = {
        companyId: actor.company,
        subscriptionId: id,
        eventId,
        type: pingType,
        body: JSON.stringify(event),
      };
      await this.deliveries.add(delivery, at);
      return { eventId, subscriptionId: id, url };
    });
  }
}
