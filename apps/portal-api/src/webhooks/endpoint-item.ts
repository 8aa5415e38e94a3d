import { type DeliveryOrder, maxFailingMs, type SubscriptionState } from '@partner/events';

/** Health of an endpoint (E11). */
type EndpointHealth = 'healthy' | 'failing' | 'disabled';

/** Webhook endpoint in portal responses, without its secret. */
export interface EndpointItem extends Pick<
  SubscriptionState,
  | 'id'
  | 'url'
  | 'name'
  | 'description'
  | 'types'
  | 'filter'
  | 'headerNames'
  | 'createdAt'
  | 'failingSince'
  | 'disabledAt'
  | 'disabledReason'
  | 'previousSecretUntil'
> {
  /** `record` if the events of one record are delivered one at a time, in their order. */
  readonly order: DeliveryOrder;
  /** True if deliveries are also signed by Standard Webhooks. */
  readonly standardWebhooks: boolean;
  readonly status: 'active' | 'disabled';
  readonly health: EndpointHealth;
  /** Time at which it is disabled, unless a delivery succeeds before. */
  readonly disabledBy: Date | null;
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
