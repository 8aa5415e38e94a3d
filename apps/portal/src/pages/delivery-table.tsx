import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Delivery } from '../api/types';
import { PlainTable } from '../ui/paged-table';
import { DeliveryBadge } from '../ui/states';
import { Time } from '../ui/time';

const columns = ['Event', 'State', 'Attempts', 'Last answer', 'Changed'];

/** What a table says of a delivery. */
export function deliveryCells(one: Delivery, showsEndpoint: boolean): readonly ReactNode[] {
  const { eventId, subscriptionId: endpointId } = one;
  return [
    <Link key="event" to="/deliveries/$eventId/$endpointId" params={{ eventId, endpointId }}>
      {one.eventType ?? 'expired'}
    </Link>,
    ...(showsEndpoint
      ? [
          <Link key="endpoint" to="/endpoints/$id" params={{ id: endpointId }} className="mono">
            {one.url}
          </Link>,
        ]
      : []),
    <DeliveryBadge key="state" state={one.state} isFailing={one.attempts > 0} />,
    one.attempts,
    one.lastStatus ?? (one.attempts > 0 ? 'none' : ''),
    <Time key="changed" at={one.updatedAt} />,
  ];
}

export const deliveryColumns = [columns[0]!, 'Endpoint', ...columns.slice(1)];

/** A few deliveries. */
export function DeliveryTable({
  deliveries,
  showsEndpoint,
}: {
  readonly deliveries: readonly Delivery[];
  readonly showsEndpoint: boolean;
}) {
  if (deliveries.length === 0) return <Text c="dimmed">There is none.</Text>;
  return (
    <PlainTable
      label="Deliveries"
      columns={showsEndpoint ? deliveryColumns : columns}
      rows={deliveries.map((one) => [one.eventId + one.subscriptionId, deliveryCells(one, showsEndpoint)])}
    />
  );
}
