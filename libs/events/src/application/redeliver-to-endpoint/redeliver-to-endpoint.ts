import { type Actor, type AuditTrail, conflict, type Id, notFound, type UnitOfWork } from '@partner/kernel';
import type { Redelivery } from '../ports/deliveries.js';

/** Sends an event to one endpoint again, or at once when it waits for its next attempt (R92). */
export class RedeliverToEndpoint {
  constructor(
    private readonly work: UnitOfWork,
    private readonly redelivery: Redelivery,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError `notFound` for an event that partners cannot see or an unknown endpoint; `conflict` while the
   * endpoint is disabled.
   */
  execute(actor: Actor, { id, subscriptionId }: { readonly id: Id; readonly subscriptionId: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const outcome = await this.redelivery.enqueueFor(actor.company, id, subscriptionId, at);
      if (outcome === 'unknown') throw notFound('delivery');
      if (outcome === 'disabled') throw conflict('subscription_disabled', 'The endpoint is disabled. Enable it first');
      // An attempt in progress is what the caller asked for.
      if (outcome === 'inProgress') return;
      const changes = { endpoint: [null, subscriptionId] } as const;
      this.audit.add(actor, { at, action: 'event.redelivered', resourceType: 'event', resourceId: id, changes });
    });
  }
}
