import { Aggregate, newId, omitUndefined, type RecordState } from '@partner/kernel';
import { eventTypes } from './event-types.js';
import { type EventFilter, eventFilter } from './event-filter.js';
import { failedTooLong, hasFailedTooLong } from './failing.js';
import { webhookUrl, type WebhookUrlRules } from './webhook-url.js';

export type SubscriptionStatus = 'active' | 'disabled' | 'deleted';

/** `record`: the events of one record are delivered one at a time, in the order of the feed (E13). */
export const deliveryOrders = ['none', 'record'] as const;
export type DeliveryOrder = (typeof deliveryOrders)[number];

/** State of a subscription. Secrets are encrypted and cannot be read here (E8). */
export interface SubscriptionState extends RecordState {
  readonly url: string;
  /** Name and description for the people who look after it; the receiver does not get them. */
  readonly name: string | null;
  readonly description: string | null;
  /** Event types to send; null for all. */
  readonly types: readonly string[] | null;
  /** Values that `data` of an event must have; null for all events. */
  readonly filter: EventFilter | null;
  readonly deliveryOrder: DeliveryOrder;
  /** Encrypted secrets of Standard Webhooks, which end like ours (E8); null without them. */
  readonly standardSecret: string | null;
  readonly previousStandardSecret: string | null;
  /** Encrypted constant headers of every delivery, and their names. */
  readonly headers: string | null;
  readonly headerNames: readonly string[] | null;
  readonly status: SubscriptionStatus;
  readonly secret: string;
  /** Encrypted list of the replaced secrets (E8). */
  readonly previousSecret: string | null;
  /** Time at which the last of them ends. */
  readonly previousSecretUntil: Date | null;
  /** Time of the first failure since the last success. The delivery loop updates it without incrementing `version`. */
  readonly failingSince: Date | null;
  /** Time since which deliveries are held; null unless disabled. */
  readonly disabledAt: Date | null;
  /** Reason for disabling it; null when a user did. */
  readonly disabledReason: string | null;
}

export interface NewSubscription
  extends
    Pick<SubscriptionState, 'companyId' | 'url' | 'secret'>,
    Partial<Pick<SubscriptionState, 'id' | 'name' | 'description' | 'headers' | 'headerNames' | 'standardSecret'>> {
  /** All types when absent. */
  readonly types?: readonly string[];
  /** All events when absent. */
  readonly filter?: unknown;
  /** None when absent. */
  readonly order?: DeliveryOrder;
}

export interface SubscriptionRules extends WebhookUrlRules {
  /** Every existing event type (R81). */
  readonly eventTypes: readonly string[];
  /** Beginning of the names of our headers, which endpoints cannot set (E12). */
  readonly headerPrefix: string;
}

/** A webhook subscription: a URL that receives events of a company (§6.3). */
export class WebhookSubscription extends Aggregate<SubscriptionState> {
  readonly resource = 'webhook_subscription';

  /** @throws DomainError `invalid` (URL, types). */
  static create(
    { url, types, filter = null, order = 'none', ...given }: NewSubscription,
    rules: SubscriptionRules,
    at: Date,
  ): WebhookSubscription {
    return new WebhookSubscription(
      {
        id: newId(),
        ...{ version: 1, createdAt: at, updatedAt: at, status: 'active' },
        ...{ name: null, description: null, headers: null, headerNames: null },
        ...{ standardSecret: null, previousStandardSecret: null, previousSecret: null, previousSecretUntil: null },
        ...{ failingSince: null, disabledAt: null, disabledReason: null },
        ...omitUndefined(given),
        url: webhookUrl(url, rules),
        types: types === undefined ? null : eventTypes(types, rules.eventTypes),
        filter: eventFilter(filter),
        deliveryOrder: order,
      },
      false,
    );
  }

  /** Changes the URL for every attempt not yet made (E10). @throws DomainError `invalid` */
  setUrl(url: string, rules: WebhookUrlRules, at: Date): void {
    this.change({ url: webhookUrl(url, rules) }, at);
  }

  /** Changes name and description. */
  describe(texts: Partial<Pick<SubscriptionState, 'name' | 'description'>>, at: Date): void {
    this.change(texts, at);
  }

  /** Changes the event types sent from now on; null for all (E10). @throws DomainError `invalid` */
  setTypes(types: readonly string[] | null, rules: SubscriptionRules, at: Date): void {
    this.change({ types: types && eventTypes(types, rules.eventTypes) }, at);
  }

  /** Changes the filter of the events sent from now on; null for all events. @throws DomainError `invalid` */
  setFilter(filter: unknown, at: Date): void {
    this.change({ filter: eventFilter(filter) }, at);
  }

  /** Changes the order of deliveries. */
  setOrder(deliveryOrder: DeliveryOrder, at: Date): void {
    this.change({ deliveryOrder }, at);
  }

  /** Changes the headers of every attempt not yet made. @param headers encrypted; null for none */
  setHeaders(headers: string | null, headerNames: readonly string[] | null, at: Date): void {
    this.change({ headers, headerNames }, at);
  }

  /** Signs by Standard Webhooks as well from now on; null to stop it. @param standardSecret encrypted */
  setStandardSecret(standardSecret: string | null, at: Date): void {
    this.change({ standardSecret, previousStandardSecret: null }, at);
  }

  /** Replaces the secrets of Standard Webhooks, until the end of ours. Both are encrypted. */
  rotateStandardSecret(standardSecret: string, previousStandardSecret: string, at: Date): void {
    this.change({ standardSecret, previousStandardSecret }, at);
  }

  /** Replaces the secret. @param secret the new one, and @param previousSecret the list of those before, encrypted */
  rotateSecret(secret: string, previousSecret: string, previousSecretUntil: Date | null, at: Date): void {
    this.change({ secret, previousSecret, previousSecretUntil }, at);
  }

  /** Holds pending deliveries and matches no new events (E10). */
  disable(at: Date, reason: string | null = null): void {
    if (this.state.status === 'active') this.change({ status: 'disabled', disabledAt: at, disabledReason: reason }, at);
  }

  /** Resumes deliveries and resets the health. @returns the time since which they were held; undefined if not held */
  enable(at: Date): Date | undefined {
    const { status, disabledAt } = this.state;
    if (status !== 'disabled') return undefined;
    this.change({ status: 'active', disabledAt: null, disabledReason: null, failingSince: null }, at);
    return disabledAt ?? undefined;
  }

  /** Deletes the subscription for good (E10). */
  delete(at: Date): void {
    this.change({ status: 'deleted' }, at);
  }

  /** Disables the subscription if all its deliveries have failed for too long (E11). @returns true if it did. */
  disableIfFailing(at: Date): boolean {
    if (this.state.status !== 'active' || !hasFailedTooLong(this.state.failingSince, at)) return false;
    this.disable(at, failedTooLong);
    return true;
  }
}
