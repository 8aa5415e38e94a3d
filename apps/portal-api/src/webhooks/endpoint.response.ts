import { maxFailingMs, type SubscriptionState } from '@partner/events';
import type { Id } from '@partner/kernel';

/** Health of an endpoint (E11). */
export type EndpointHealth = 'healthy' | 'failing' | 'disabled';

/** Webhook endpoint in portal responses, without its secret. */
export interface EndpointItem {
  readonly id: Id;
  readonly url: string;
  /** Null for all types. */
  readonly types: readonly string[] | null;
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
  readonly signingSecret: string;
}

export function endpointItem(state: SubscriptionState, now: Date): EndpointItem {
  const { id, url, types, status, createdAt, failingSince, disabledAt, disabledReason, previousSecretUntil } = state;
  const isActive = status === 'active';
  const isFailing = isActive && failingSince !== null;
  return {
    id,
    url,
    types,
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
