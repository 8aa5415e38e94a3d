import type { CompanyId, Id } from '@partner/kernel';
import type { HealthChange } from '../../domain/subscription/failing.js';

export interface HealthUpdate extends HealthChange {
  readonly companyId: CompanyId;
  readonly subscriptionId: Id;
}

/** An active subscription whose deliveries fail. */
export interface FailingSubscription {
  readonly companyId: CompanyId;
  readonly subscriptionId: Id;
  readonly failingSince: Date;
}

/**
 * Tracks since when subscriptions have failed. Changes follow every attempt, so they increment no version and leave no
 * audit entry.
 */
export abstract class SubscriptionHealth {
  /** Stores the changes in its own transaction. @returns the subscriptions among them that are active and failing */
  abstract update(changes: readonly HealthUpdate[]): Promise<readonly FailingSubscription[]>;
}
