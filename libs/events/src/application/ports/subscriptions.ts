import type { CompanyId, Id } from '@partner/kernel';
import type { SubscriptionState, WebhookSubscription } from '../../domain/subscription/subscription.js';

/** The webhook subscriptions of a company, to be changed; deleted ones are not found. */
export abstract class Subscriptions {
  /** Locked until the transaction ends. @throws DomainError `notFound` */
  abstract toChange(company: CompanyId, id: Id): Promise<WebhookSubscription>;
  /**
   * Number of endpoints of the company, disabled ones included. Others who count wait until the transaction ends, so
   * that what each of them adds is counted (A9).
   */
  abstract count(company: CompanyId): Promise<number>;
  abstract add(subscription: WebhookSubscription): Promise<void>;
  abstract save(subscription: WebhookSubscription): Promise<void>;
}

/** Looking subscriptions up; deleted ones are not found (E10). */
export abstract class SubscriptionDirectory {
  /** Oldest first. */
  abstract of(company: CompanyId): Promise<readonly SubscriptionState[]>;
  /** Whose it is: operators name a subscription alone. */
  abstract companyOf(id: Id): Promise<CompanyId | undefined>;
}
