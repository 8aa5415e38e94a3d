import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { SubscriptionState, WebhookSubscription } from '../../domain/subscription/subscription.js';

/** Webhook subscriptions of a company, for changes; deleted ones are not found. */
export abstract class Subscriptions extends Records<WebhookSubscription> {
  /**
   * Returns the number of endpoints of the company, disabled ones included. Concurrent counts wait until the
   * transaction ends, so each sees the endpoints added by the others (A9).
   */
  abstract count(company: CompanyId): Promise<number>;
}

/** Looks up subscriptions; deleted ones are not found (E10). */
export abstract class SubscriptionDirectory {
  /** Returns the subscriptions of a company, oldest first. */
  abstract of(company: CompanyId): Promise<readonly SubscriptionState[]>;
  /** Returns the company of a subscription, since operators pass only the subscription id. */
  abstract companyOf(id: Id): Promise<CompanyId | undefined>;
}
