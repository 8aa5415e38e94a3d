import type { DeliveryState, Endpoint } from '../api/types';
import { Badge, type Tone } from './notice';

const deliveryStates: Readonly<Record<DeliveryState, readonly [Tone, string]>> = {
  pending: ['info', 'Pending'],
  delivered: ['good', 'Delivered'],
  dead: ['bad', 'Given up'],
  cancelled: ['plain', 'Cancelled'],
};

/** Names of the states of a delivery, as a filter shows them. */
export const deliveryStateNames = Object.entries(deliveryStates).map(([value, [, label]]) => ({ value, label }));

/** @param isFailing whether an attempt was made already, and failed. */
export function DeliveryBadge({
  state,
  isFailing = false,
}: {
  readonly state: DeliveryState;
  readonly isFailing?: boolean;
}) {
  if (state === 'pending' && isFailing) return <Badge tone="warn">Retrying</Badge>;
  const [tone, label] = deliveryStates[state];
  return <Badge tone={tone}>{label}</Badge>;
}

const health: Readonly<Record<Endpoint['health'], readonly [Tone, string]>> = {
  healthy: ['good', 'Enabled'],
  failing: ['warn', 'Failing'],
  disabled: ['plain', 'Disabled'],
};

export function HealthBadge({ of }: { readonly of: Pick<Endpoint, 'health'> }) {
  const [tone, label] = health[of.health];
  return <Badge tone={tone}>{label}</Badge>;
}
