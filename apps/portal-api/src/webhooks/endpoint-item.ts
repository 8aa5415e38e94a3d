import { maxFailingMs, type SubscriptionState } from '@partner/events';

/** Returns a webhook endpoint as the portal shows it, with its health (E11) and without its secret. */
export function endpointItem(state: SubscriptionState, now: Date) {
  const { id, url, name, description, types, filter, headerNames, createdAt } = state;
  const { failingSince, disabledAt, disabledReason, previousSecretUntil } = state;
  const isActive = state.status === 'active';
  const isFailing = isActive && failingSince !== null;
  const status: 'active' | 'disabled' = isActive ? 'active' : 'disabled';
  const health: 'healthy' | 'failing' | 'disabled' = isFailing ? 'failing' : isActive ? 'healthy' : 'disabled';
  return {
    id,
    url,
    name,
    description,
    types,
    filter,
    /** `record` if the events of one record are delivered one at a time, in their order. */
    order: state.deliveryOrder,
    headerNames,
    /** True if deliveries are also signed by Standard Webhooks. */
    standardWebhooks: state.standardSecret !== null,
    status,
    createdAt,
    health,
    failingSince,
    /** Time at which it is disabled, unless a delivery succeeds before. */
    disabledBy: isFailing ? new Date(failingSince.getTime() + maxFailingMs) : null,
    disabledAt,
    disabledReason,
    previousSecretUntil: previousSecretUntil && previousSecretUntil > now ? previousSecretUntil : null,
  };
}

export type EndpointItem = ReturnType<typeof endpointItem>;

/** Endpoint with its signing secret, which is returned only once (§6.3). */
export interface EndpointSecretItem {
  readonly endpoint: EndpointItem;
  readonly signingSecret?: string;
  readonly standardSecret?: string;
}
