import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { endpointsQuery } from '../api/queries';
import type { Delivery } from '../api/types';
import { PlainTable } from '../ui/paged-table';
import { DeliveryBadge } from '../ui/states';
import { Time } from '../ui/time';

const columns = ['State', 'Event', 'Attempts', 'Last response', 'Updated'];

/** Table cells of a delivery, in the order of the columns. */
export function deliveryCells(one: Delivery, showsEndpoint: boolean): readonly ReactNode[] {
  const { eventId, subscriptionId: endpointId } = one;
  return [
    one.waitsFor ? `Waits for ${one.waitsFor}` : <DeliveryBadge of={one} />,
    <Link to="/deliveries/$eventId/$endpointId" params={{ eventId, endpointId }}>
      {one.eventType ?? 'Expired event'}
    </Link>,
    ...(showsEndpoint ? [<EndpointLink id={endpointId} url={one.url} />] : []),
    one.attempts,
    one.lastStatus ?? (one.attempts > 0 ? 'None' : ''),
    <Time at={one.updatedAt} />,
  ];
}

export const deliveryColumns = [...columns.slice(0, 2), 'Endpoint', ...columns.slice(2)];

/** Link to an endpoint by its name, or by its URL if it has none. */
function EndpointLink({ id, url }: { readonly id: string; readonly url: string }) {
  const name = useQuery(endpointsQuery).data?.find((one) => one.id === id)?.name;
  return (
    <Box miw="12rem">
      <Link to="/endpoints/$id" params={{ id }} className={name ? undefined : 'mono wrapped'}>
        {name ?? url}
      </Link>
    </Box>
  );
}

interface DeliveryTableProps {
  readonly deliveries: readonly Delivery[];
  readonly showsEndpoint: boolean;
}

/** Table of deliveries without pagination. */
export function DeliveryTable({ deliveries, showsEndpoint }: DeliveryTableProps) {
  return (
    <PlainTable
      label="Deliveries"
      empty="No deliveries yet. Each event of the chosen types leads to one, as soon as it occurs."
      columns={showsEndpoint ? deliveryColumns : columns}
      rows={deliveries.map((one) => [one.eventId + one.subscriptionId, deliveryCells(one, showsEndpoint)])}
    />
  );
}
