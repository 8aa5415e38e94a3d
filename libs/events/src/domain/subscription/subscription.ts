import { Aggregate, type CompanyId, type Id, newId, type RecordState } from '@partner/kernel';
import { eventTypes } from './event-types.js';
import { failedTooLong, isGivenUp } from './failing.js';
import { webhookUrl, type WebhookUrlRules } from './webhook-url.js';

export type SubscriptionStatus = 'active' | 'disabled' | 'deleted';

/** A subscription as it is stored. Secrets are sealed: nothing here can read them (E8). */
export interface SubscriptionState extends RecordState {
  readonly url: string;
  /** The types it gets; null for all. */
  readonly types: readonly string[] | null;
  readonly status: SubscriptionStatus;
  readonly secret: string;
  /** The secret before the last rotation, and until when it signs, too. */
  readonly previousSecret: string | null;
  readonly previousSecretUntil: Date | null;
  /** The first failure since anything was delivered; kept by the delivery, without a version of its own. */
  readonly failingSince: Date | null;
  /** Since when its deliveries are held; null unless it is disabled. */
  readonly disabledAt: Date | null;
  /** Why it was disabled when nobody asked for it. */
  readonly disabledReason: string | null;
}

/** What a new subscription is made of. */
export interface NewSubscription {
  readonly id?: Id;
  readonly companyId: CompanyId;
  readonly url: string;
  /** All types when absent. */
  readonly types?: readonly string[];
  /** The sealed secret. */
  readonly secret: string;
}

/** What a subscription may name. */
export interface SubscriptionRules extends WebhookUrlRules {
  /** Every type of event that there is (R81). */
  readonly eventTypes: readonly string[];
}

/** How long the secret before a rotation signs beside the new one, in milliseconds (E8). */
export const secretOverlap = 24 * 3_600_000;

/** An address that a company wants its events sent to (§6.3). */
export class WebhookSubscription extends Aggregate<SubscriptionState> {
  readonly resource = 'webhook_subscription';

  /** @throws DomainError `invalid` (URL, types). */
  static create(
    { id = newId(), companyId, url, types, secret }: NewSubscription,
    rules: SubscriptionRules,
    at: Date,
  ): WebhookSubscription {
    return new WebhookSubscription(
      {
        id,
        companyId,
        version: 1,
        createdAt: at,
        updatedAt: at,
        url: webhookUrl(url, rules),
        types: types === undefined ? null : eventTypes(types, rules.eventTypes),
        status: 'active',
        secret,
        previousSecret: null,
        previousSecretUntil: null,
        failingSince: null,
        disabledAt: null,
        disabledReason: null,
      },
      false,
    );
  }

  /** Sends attempts not yet made to another address (E10). @throws DomainError `invalid` */
  moveTo(url: string, rules: WebhookUrlRules, at: Date): void {
    this.change({ url: webhookUrl(url, rules) }, at);
  }

  /** Gets other types from now on; null for all (E10). @throws DomainError `invalid` */
  want(types: readonly string[] | null, rules: SubscriptionRules, at: Date): void {
    this.change({ types: types && eventTypes(types, rules.eventTypes) }, at);
  }

  /** Replaces the secret; the one before signs, too, for a day (E8). @param secret the sealed new one. */
  rotateSecret(secret: string, at: Date): void {
    const previousSecretUntil = new Date(at.getTime() + secretOverlap);
    this.change({ secret, previousSecret: this.state.secret, previousSecretUntil }, at);
  }

  /** Holds what is pending, and matches no new events (E10). */
  disable(at: Date, reason: string | null = null): void {
    if (this.state.status === 'active') this.change({ status: 'disabled', disabledAt: at, disabledReason: reason }, at);
  }

  /** Lets deliveries go on, with a clean slate. @returns since when they were held; undefined when they were not. */
  enable(at: Date): Date | undefined {
    const { status, disabledAt } = this.state;
    if (status !== 'disabled') return undefined;
    this.change({ status: 'active', disabledAt: null, disabledReason: null, failingSince: null }, at);
    return disabledAt ?? undefined;
  }

  /** Removes it for good (E10). */
  delete(at: Date): void {
    this.change({ status: 'deleted' }, at);
  }

  /** Disables it when everything has failed for too long (E11). @returns whether it did. */
  giveUp(at: Date): boolean {
    if (this.state.status !== 'active' || !isGivenUp(this.state.failingSince, at)) return false;
    this.disable(at, failedTooLong);
    return true;
  }
}

/** The sealed secrets that sign at `at`, the newest first (E8). */
export function sealedSecrets(
  {
    secret,
    previousSecret,
    previousSecretUntil,
  }: Pick<SubscriptionState, 'secret' | 'previousSecret' | 'previousSecretUntil'>,
  at: Date,
): readonly string[] {
  return previousSecret !== null && previousSecretUntil !== null && at < previousSecretUntil
    ? [secret, previousSecret]
    : [secret];
}
