import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Delivery } from '../api/types';
import { PlainTable } from '../ui/paged-table';
import { DeliveryBadge } from '../ui/states';
import { Time } from '../ui/time';

const columns = ['Event', 'State', 'Attempts', 'Last response', 'Updated'];

/** Table cells of a delivery, in the order of the columns. */
export function deliveryCells(one: Delivery, showsEndpoint: boolean): readonly ReactNode[] {
  const { eventId, subscriptionId: endpointId } = one;
  return [
    <Link key="event" to="/deliveries/$eventId/$endpointId" params={{ eventId, endpointId }}>
      {one.eventType ?? 'Expired event'}
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
    one.lastStatus ?? (one.attempts > 0 ? 'None' : ''),
    <Time key="updated" at={one.updatedAt} />,
  ];
}

export const deliveryColumns = [columns[0]!, 'Endpoint', ...columns.slice(1)];

/** Table of deliveries without pagination. */
export function DeliveryTable({
  deliveries,
  showsEndpoint,
}: {
  readonly deliveries: readonly Delivery[];
  readonly showsEndpoint: boolean;
}) {
  if (deliveries.length === 0) return <Text c="dimmed">No deliveries.</Text>;
  return (
    <PlainTable
      label="Deliveries"
      columns={showsEndpoint ? deliveryColumns : columns}
      rows={deliveries.map((one) => [one.eventId + one.subscriptionId, deliveryCells(one, showsEndpoint)])}
    />
  );
}
