import { type DeliveryOrder, type EventFilter, maxFailingMs, type SubscriptionState } from '@partner/events';
import type { Id } from '@partner/kernel';

/** Health of an endpoint (E11). */
type EndpointHealth = 'healthy' | 'failing' | 'disabled';

/** Webhook endpoint in portal responses, without its secret. */
export interface EndpointItem {
  readonly id: Id;
  readonly url: string;
  readonly name: string | null;
  readonly description: string | null;
  /** Null for all types. */
  readonly types: readonly string[] | null;
  /** Values that `data` of an event must have; null for all events. */
  readonly filter: EventFilter | null;
  /** `record` if the events of one record are delivered one at a time, in their order. */
  readonly order: DeliveryOrder;
  /** True if deliveries are also signed by Standard Webhooks. */
  readonly standardWebhooks: boolean;
  /** Names of its constant headers; the values are never shown. */
  readonly headerNames: readonly string[] | null;
  readonly status: 'active' | 'disabled';
  readonly createdAt: Date;
  readonly health: EndpointHealth;
  /** Start of the current series of failed deliveries. */
  readonly failingSince: Date | null;
  /** Time at which it is disabled, unless a delivery succeeds before. */
  readonly disabledBy: Date | null;
  readonly disabledAt: Date | null;
  /** Reason, if it was disabled automatically. */
  readonly disabledReason: string | null;
  /** End of the period in which the previous secret also signs; null if it has ended (E8). */
  readonly previousSecretUntil: Date | null;
}

/** Endpoint with its signing secret, which is returned only once (§6.3). */
export interface EndpointSecretItem {
  readonly endpoint: EndpointItem;
  readonly signingSecret?: string;
  readonly standardSecret?: string;
}

/** Returns an endpoint as the portal shows it. */
export function endpointItem(state: SubscriptionState, now: Date): EndpointItem {
  const { id, url, name, description, types, filter, headerNames, createdAt } = state;
  const { failingSince, disabledAt, disabledReason, previousSecretUntil } = state;
  const isActive = state.status === 'active';
  const isFailing = isActive && failingSince !== null;
  return {
    id,
    url,
    name,
    description,
    types,
    filter,
    order: state.deliveryOrder,
    headerNames,
    standardWebhooks: state.standardSecret !== null,
    status: isActive ? 'active' : 'disabled',
    createdAt,
    health: isFailing ? 'failing' : isActive ? 'healthy' : 'disabled',
    failingSince,
    disabledBy: isFailing ? new Date(failingSince.getTime() + maxFailingMs) : null,
    disabledAt,
    disabledReason,
    previousSecretUntil: previousSecretUntil && previousSecretUntil > now ? previousSecretUntil : null,
  };
}
