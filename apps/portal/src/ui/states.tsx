import type { DeliveryState, Endpoint, StatusClass } from '../api/types';
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

/** Classes of answers, as a filter shows them. */
export const statusClassNames: readonly { readonly value: StatusClass; readonly label: string }[] = [
  { value: '2xx', label: 'Succeeded (2xx)' },
  { value: '3xx', label: 'Elsewhere (3xx)' },
  { value: '4xx', label: 'Refused (4xx)' },
  { value: '429', label: 'Too many (429)' },
  { value: '5xx', label: 'Failed (5xx)' },
];

/** How a request was answered, with the code of an error. */
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
