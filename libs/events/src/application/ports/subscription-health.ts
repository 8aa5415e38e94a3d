import type { CompanyId, Id } from '@partner/kernel';
import type { HealthChange } from '../../domain/subscription/failing.js';

/** What outcomes say about one subscription. */
export interface NotedHealth extends HealthChange {
  readonly companyId: CompanyId;
  readonly subscriptionId: Id;
}

/** An active subscription that nothing can be delivered to. */
export interface FailingSubscription {
  readonly companyId: CompanyId;
  readonly subscriptionId: Id;
  readonly failingSince: Date;
}

/** Since when subscriptions fail. It follows every attempt, and so moves no version and leaves no audit entry. */
export abstract class SubscriptionHealth {
  /** Takes note; commits by itself. @returns those of them that are active and failing. */
  abstract note(changes: readonly NotedHealth[]): Promise<readonly FailingSubscription[]>;
}
