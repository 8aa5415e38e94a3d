import { type Actor, type AuditTrail, type Clock, invalid, notFound, type UnitOfWork } from '@partner/kernel';
import type { ReplayCriteria, ReplayProgress, Replays } from '../ports/replays.js';

/** A replay, or only the count of what it would be about. */
export interface ReplayCommand extends ReplayCriteria {
  readonly dryRun?: boolean;
}

/** Sends events again to the subscriptions that want them, part by part, and notes who did (R86, E10, §1.8). */
export class ReplayEvents {
  constructor(
    private readonly work: UnitOfWork,
    private readonly replays: Replays,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` (a span that ends before it begins), `notFound` (the subscription). */
  execute(actor: Actor, { dryRun = false, ...criteria }: ReplayCommand): Promise<ReplayProgress> {
    const { from, to } = criteria;
    if (from && to && from > to) throw invalid('to: comes before from');
    return this.work.run(actor, async () => {
      const at = this.clock.now();
      const progress = dryRun
        ? await this.replays.count(actor.company, criteria, at)
        : await this.replays.enqueue(actor.company, criteria, at);
      if (!progress) throw notFound('webhook subscription');
      const { enqueued, nextCursor: resourceId } = progress;
      const changes = { enqueued: [null, enqueued] } as const;
      if (enqueued > 0)
        this.audit.add(actor, { at, action: 'event.replayed', resourceType: 'event', resourceId, changes });
      return progress;
    });
  }
}
