import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { SubscriptionState, WebhookSubscription } from '../../domain/subscription/subscription.js';

/** The webhook subscriptions of a company, to be changed; deleted ones are not found. */
export abstract class Subscriptions extends Records<WebhookSubscription> {
  /**
   * Number of endpoints of the company, disabled ones included. Others who count wait until the transaction ends, so
   * that what each of them adds is counted (A9).
   */
  abstract count(company: CompanyId): Promise<number>;
}

/** Looking subscriptions up; deleted ones are not found (E10). */
export abstract class SubscriptionDirectory {
  /** Oldest first. */
  abstract of(company: CompanyId): Promise<readonly SubscriptionState[]>;
  /** Whose it is: operators name a subscription alone. */
  abstract companyOf(id: Id): Promise<CompanyId | undefined>;
}
