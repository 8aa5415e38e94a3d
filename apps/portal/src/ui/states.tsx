import type { Delivery, DeliveryState, Endpoint, StatusClass } from '../api/types';
import { Badge, type Tone } from './notice';

const deliveryStates: Readonly<Record<DeliveryState, readonly [Tone, string]>> = {
  pending: ['info', 'Pending'],
  delivered: ['good', 'Delivered'],
  dead: ['bad', 'Failed'],
  cancelled: ['plain', 'Cancelled'],
};

/** Options of the delivery state filter. */
export const deliveryStateNames = Object.entries(deliveryStates).map(([value, [, label]]) => ({ value, label }));

/** State of a delivery. A pending one that was attempted is retrying. */
export function DeliveryBadge({ of: { state, attempts } }: { readonly of: Pick<Delivery, 'state' | 'attempts'> }) {
  if (state === 'pending' && attempts > 0) return <Badge tone="warn">Retrying</Badge>;
  const [tone, label] = deliveryStates[state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** Options of the response status filter. */
export const statusClassNames: readonly { readonly value: StatusClass; readonly label: string }[] = [
  { value: '2xx', label: 'Succeeded (2xx)' },
  { value: '3xx', label: 'Redirected (3xx)' },
  { value: '4xx', label: 'Rejected (4xx)' },
  { value: '429', label: 'Rate limited (429)' },
  { value: '5xx', label: 'Failed (5xx)' },
];

/** HTTP status of a response, with the error code if any. */
export function StatusBadge({ status, code }: { readonly status: number; readonly code: string | null }) {
  const tone = status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good';
  return (
    <Badge tone={tone}>
      {status}
      {code && ` ${code}`}
    </Badge>
  );
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
