import type { SubscriptionState, WithSigningSecret } from '@partner/events';

/** Output line of a subscription, without its secret. `types` is null for all types; other unset fields are absent. */
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

/** Output line of a new subscription with its signing secret, which is shown only once (§6.3). */
export function newSubscriptionLine({ subscription: { id, url, types }, signingSecret }: WithSigningSecret): object {
  return { id, url, types, signingSecret };
}

/** Output line of a subscription with its new secret after a rotation. */
export const rotatedSubscriptionLine = ({ subscription, signingSecret }: WithSigningSecret): object => ({
  ...subscriptionLine(subscription),
  signingSecret,
});
