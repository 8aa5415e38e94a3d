import { type Actor, type AuditTrail, conflict, type Id, notFound, type UnitOfWork } from '@partner/kernel';
import type { Redelivery } from '../ports/deliveries.js';

/**
 * Sends an event again to every active subscription that matches it, and records it in the audit trail (§6.3, E10,
 * §1.8).
 */
export class RedeliverEvent {
  constructor(
    private readonly work: UnitOfWork,
    private readonly redelivery: Redelivery,
    private readonly audit: AuditTrail,
  ) {}

  /** @returns the number of new deliveries. @throws DomainError `notFound` for an event that partners cannot see. */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<number> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const enqueued = await this.redelivery.enqueue(actor.company, id, at);
      if (enqueued === undefined) throw notFound('event');
      const changes = { enqueued: [null, enqueued] } as const;
      this.audit.add(actor, { at, action: 'event.redelivered', resourceType: 'event', resourceId: id, changes });
      return enqueued;
    });
  }
  /**
   * Sends the event to one endpoint again, or at once when it waits for its next attempt (R92).
   * @throws DomainError `notFound` for an event that partners cannot see or an unknown endpoint; `conflict` while the
   * endpoint is disabled.
   */
  toEndpoint(actor: Actor, { id, subscriptionId }: { readonly id: Id; readonly subscriptionId: Id }): Promise<void> {
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
