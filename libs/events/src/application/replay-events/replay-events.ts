import { type Actor, type AuditTrail, invalid, notFound, type UnitOfWork } from '@partner/kernel';
import type { ReplayCriteria, ReplayProgress, Replays } from '../ports/replays.js';

/** A replay; with `dryRun`, only the count of the deliveries it would cover. */
export interface ReplayCommand extends ReplayCriteria {
  readonly dryRun?: boolean;
}

/**
 * Sends events again to the matching subscriptions, part by part, and records it in the audit trail (R86, E10, §1.8).
 */
export class ReplayEvents {
  constructor(
    private readonly work: UnitOfWork,
    private readonly replays: Replays,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError `invalid` (a range that ends before it begins), `notFound` (the subscription). */
  execute(actor: Actor, { dryRun = false, ...criteria }: ReplayCommand): Promise<ReplayProgress> {
    const { from, to } = criteria;
    if (from && to && from > to) throw invalid('to: must not be earlier than from');
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const progress = dryRun
        ? await this.replays.count(actor.company, criteria, at)
        : await this.replays.enqueue(actor.company, criteria, at);
      if (!progress) throw notFound('webhook subscription', criteria.subscriptionId);
      const { enqueued, nextCursor: resourceId } = progress;
      const changes = { enqueued: [null, enqueued] } as const;
      if (enqueued > 0)
        this.audit.add(actor, { at, action: 'event.replayed', resourceType: 'event', resourceId, changes });
      return progress;
    });
  }
}
