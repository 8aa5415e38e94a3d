import { system, type UnitOfWork } from '@partner/kernel';
import { healthChange, hasFailedTooLong } from '../../domain/subscription/failing.js';
import type { Outcome } from '../delivery/claimed-delivery.js';
import type {
  FailingSubscription,
  HealthUpdate,
  SubscriptionHealth,
  Subscriptions,
  TechnicalContactNotice,
} from '../ports/subscriptions.js';

/** Tracks the outcomes of deliveries, and disables a subscription whose deliveries have all failed for days (E11). */
export class RecordOutcomes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly subscriptions: Subscriptions,
    private readonly health: SubscriptionHealth,
    private readonly notice: TechnicalContactNotice,
  ) {}

  /** Accepts outcomes of any subscriptions and companies; those without an attempt are ignored. */
  async execute(outcomes: readonly Outcome[]): Promise<void> {
    const changes = changesOf(outcomes);
    if (changes.length === 0) return;
    const lastOf = new Map(changes.map(({ subscriptionId, at }) => [subscriptionId, at]));
    for (const one of await this.health.update(changes)) {
      const at = lastOf.get(one.subscriptionId);
      if (at && hasFailedTooLong(one.failingSince, at)) await this.giveUp(one, at);
    }
  }

  private giveUp({ companyId, subscriptionId, failingSince }: FailingSubscription, at: Date): Promise<void> {
    return this.work.run(system(companyId), async () => {
      const subscription = await this.subscriptions.getForUpdate(companyId, subscriptionId);
      if (!subscription.disableIfFailing(at)) return;
      await this.subscriptions.save(subscription);
      const { url, disabledReason } = subscription.state;
      this.notice.subscriptionDisabled(companyId, { subscriptionId, url, reason: disabledReason ?? '', failingSince });
    });
  }
}

function changesOf(outcomes: readonly Outcome[]): HealthUpdate[] {
  const bySubscription = Map.groupBy(outcomes, ({ delivery }) => delivery.subscriptionId);
  return [...bySubscription].flatMap(([subscriptionId, its]) => {
    const attempts = its.flatMap(({ made }) => (made ? [{ ok: made.ok, at: made.attemptedAt }] : []));
    const { companyId } = its[0]!.delivery;
    return attempts.length === 0 ? [] : [{ companyId, subscriptionId, ...healthChange(attempts) }];
  });
}
