import { randomBytes } from 'node:crypto';
import { type CompanyId, type Id, Records, ReplacedSecrets } from '@partner/kernel';
import type {
  SubscriptionRules,
  SubscriptionState,
  WebhookSubscription,
} from '../../domain/subscription/subscription.js';
import type { HealthChange } from '../../domain/subscription/failing.js';

/** Webhook subscriptions of a company, for changes; deleted ones are not found. */
export abstract class Subscriptions extends Records<WebhookSubscription> {
  /**
   * Returns the number of endpoints of the company, disabled ones included. Concurrent counts wait until the
   * transaction ends, so each sees the endpoints added by the others (A9).
   */
  abstract count(company: CompanyId): Promise<number>;
}

/** Rules of a deployment for endpoints. */
export abstract class EndpointRules implements SubscriptionRules {
  abstract readonly allowPrivate: boolean;
  abstract readonly eventTypes: readonly string[];
  abstract readonly headerPrefix: string;
  /** @throws DomainError `invalid` for a URL to which nothing is ever sent (E7). Its host is looked up. */
  abstract check(url: string): Promise<void>;
}

/** Looks up subscriptions; deleted ones are not found (E10). */
export abstract class SubscriptionDirectory {
  /** Returns the subscriptions of a company, oldest first. */
  abstract of(company: CompanyId): Promise<readonly SubscriptionState[]>;
  /** Returns the company of a subscription, since operators pass only the subscription id. */
  abstract companyOf(id: Id): Promise<CompanyId | undefined>;
}

/** Key of a subscription. A secret encrypted for one subscription cannot be decrypted for another. */
export interface SubscriptionKey {
  readonly companyId: CompanyId;
  readonly subscriptionId: Id;
}

/** Secrets that sign webhooks; encrypted at rest (E8). */
export abstract class SigningSecrets {
  abstract seal(secret: string, owner: SubscriptionKey): Promise<string>;
  /** @throws Error when the secret was encrypted with another key or for another subscription */
  abstract open(sealed: string, owner: SubscriptionKey): Promise<string>;

  /** Creates `whsec_` followed by 256 random bits as 43 base64url characters. */
  generate(): string {
    return `whsec_${randomBytes(32).toString('base64url')}`;
  }

  /** Creates a secret in the form of Standard Webhooks: `whsec_` followed by 256 random bits as base64. */
  generateStandard(): string {
    return `whsec_${randomBytes(32).toString('base64')}`;
  }

  /** Encrypts constant headers, which only deliveries reveal again. */
  async sealHeaders(
    headers: Readonly<Record<string, string>> | null,
    owner: SubscriptionKey,
  ): Promise<Pick<SubscriptionState, 'headers' | 'headerNames'>> {
    if (!headers) return { headers: null, headerNames: null };
    return { headers: await this.seal(JSON.stringify(headers), owner), headerNames: Object.keys(headers) };
  }

  /** Returns the secrets that signed before and still do, newest first (E8). @throws Error like {@link open} */
  async replaced(
    { previousSecret, previousSecretUntil }: Pick<SubscriptionState, 'previousSecret' | 'previousSecretUntil'>,
    owner: SubscriptionKey,
    at: Date,
  ): Promise<ReplacedSecrets['list']> {
    if (previousSecret === null || previousSecretUntil === null || previousSecretUntil <= at) return [];
    const list = JSON.parse(await this.open(previousSecret, owner)) as ReplacedSecrets['list'];
    return new ReplacedSecrets(list).working(at);
  }
}

export type HealthUpdate = HealthChange & SubscriptionKey;

/** An active subscription whose deliveries fail. */
export interface FailingSubscription extends SubscriptionKey {
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

/** A subscription that the service disabled because its deliveries failed. */
export interface DisabledForFailing {
  readonly subscriptionId: Id;
  readonly url: string;
  readonly reason: string;
  readonly failingSince: Date;
}

/** Notifies a company's technical contact about the integration after the commit (E11). Call inside a unit of work. */
export abstract class TechnicalContactNotice {
  abstract subscriptionDisabled(company: CompanyId, subscription: DisabledForFailing): void;
}
