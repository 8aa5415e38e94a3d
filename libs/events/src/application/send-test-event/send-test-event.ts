import {
  type Actor,
  conflict,
  type Id,
  invalid,
  newId,
  type ResourceDeclaration,
  type UnitOfWork,
} from '@partner/kernel';
import { exampleEvent } from '../../domain/event-data/event-data.js';
import type { Deliveries } from '../ports/deliveries.js';
import type { Subscriptions } from '../ports/subscriptions.js';

/** Event type of a test delivery. A subscription receives it whatever types it subscribes to. */
export const pingType = 'ping';

export interface TestEvent {
  readonly eventId: Id;
  readonly subscriptionId: Id;
  readonly url: string;
}

/**
 * Sends one signed test delivery to one subscription: a ping, or an example of an event type. It reports no change of
 * the company's data, so it is not in the feed and no other subscription gets it.
 */
export class SendTestEvent {
  /** @param resources the declarations of all kinds of records. */
  constructor(
    private readonly work: UnitOfWork,
    private readonly subscriptions: Subscriptions,
    private readonly deliveries: Deliveries,
    private readonly resources: ReadonlyMap<string, ResourceDeclaration>,
  ) {}

  /** @throws DomainError `notFound`; `invalid` (type); `conflict` when the subscription is disabled. */
  execute(actor: Actor, { id, type = pingType }: { readonly id: Id; readonly type?: string }): Promise<TestEvent> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const { status, url } = (await this.subscriptions.getForUpdate(actor.company, id)).state;
      if (status !== 'active') throw conflict('subscription_disabled', 'The subscription is disabled. Enable it first');
      const eventId = newId();
      const event = { id: eventId, occurredAt: at.toISOString() };
      const content =
        type === pingType
          ? { ...event, type, resourceType: 'webhook_subscription', resourceId: id, data: {} }
          : exampleEvent(type, this.#declarationOf(type), event);
      const body = JSON.stringify(content);
      await this.deliveries.add({ companyId: actor.company, subscriptionId: id, eventId, type, body }, at);
      return { eventId, subscriptionId: id, url };
    });
  }

  #declarationOf(type: string): ResourceDeclaration {
    const [resource = '', action = ''] = type.split('.');
    const declared = this.resources.get(resource);
    if (!declared?.events.includes(action))
      throw invalid(`there is no event type "${type}"`, 'invalid_field', { field: 'type' });
    return declared;
  }
}
