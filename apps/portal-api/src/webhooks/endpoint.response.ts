import { maxFailingMs, type SubscriptionState } from '@partner/events';
import type { Id } from '@partner/kernel';

/** How it goes with an endpoint (E11). */
export type EndpointHealth = 'healthy' | 'failing' | 'disabled';

/** A webhook endpoint as the portal shows it: never its secret. */
export interface EndpointItem {
  readonly id: Id;
  readonly url: string;
  /** Null for all. */
  readonly types: readonly string[] | null;
  readonly status: 'active' | 'disabled';
  readonly createdAt: Date;
  readonly health: EndpointHealth;
  /** Since when nothing could be delivered. */
  readonly failingSince: Date | null;
  /** When it is disabled if nothing can be delivered until then. */
  readonly disabledBy: Date | null;
  readonly disabledAt: Date | null;
  /** Why, when nobody asked for it. */
  readonly disabledReason: string | null;
  /** Until when the secret before the last rotation signs, too; null when it does not (E8). */
  readonly previousSecretUntil: Date | null;
}

/** An endpoint with its signing secret, shown this once (§6.3). */
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
