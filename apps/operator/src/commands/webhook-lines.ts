import type { SubscriptionState, WithSigningSecret } from '@partner/events';

/** A subscription without its secret. `types` is null for all types; other unset fields are absent. */
export function subscriptionLine(state: SubscriptionState): object {
  const { id, url, types, status, createdAt, previousSecretUntil, failingSince, disabledAt, disabledReason } = state;
  return {
    id,
    url,
    types,
    status,
    createdAt,
    ...(previousSecretUntil && { previousSecretUntil }),
    ...(failingSince && { failingSince }),
    ...(disabledAt && { disabledAt }),
    ...(disabledReason !== null && { disabledReason }),
  };
}

/** A new subscription with what verifies its deliveries, shown this once (§6.3). */
export function newSubscriptionLine({ subscription: { id, url, types }, signingSecret }: WithSigningSecret): object {
  return { id, url, types, signingSecret };
}

/** A subscription after the rotation of its secret, with the new one. */
export const rotatedSubscriptionLine = ({ subscription, signingSecret }: WithSigningSecret): object => ({
  ...subscriptionLine(subscription),
  signingSecret,
});
