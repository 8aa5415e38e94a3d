import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Delivery } from '../api/types';
import { t } from '../i18n';
import { PlainTable } from '../ui/paged-table';
import { DeliveryBadge } from '../ui/states';
import { Time } from '../ui/time';

const columns = [t('State'), t('Event'), t('Attempts'), t('Last response'), t('Updated')];

/** Table cells of a delivery, in the order of the columns. */
export function deliveryCells(one: Delivery, showsEndpoint: boolean): readonly ReactNode[] {
  const { eventId, subscriptionId: endpointId } = one;
  return [
    <DeliveryBadge key="state" state={one.state} isFailing={one.attempts > 0} />,
    <Link key="event" to="/deliveries/$eventId/$endpointId" params={{ eventId, endpointId }}>
      {one.eventType ?? t('Expired event')}
    </Link>,
    ...(showsEndpoint
      ? [
          <Link key="endpoint" to="/endpoints/$id" params={{ id: endpointId }} className="mono">
            {one.url}
          </Link>,
        ]
      : []),
    one.attempts,
    one.lastStatus ?? (one.attempts > 0 ? t('None') : ''),
    <Time key="updated" at={one.updatedAt} />,
  ];
}

export const deliveryColumns = [...columns.slice(0, 2), t('Endpoint'), ...columns.slice(2)];

/** Table of deliveries without pagination. */
export function DeliveryTable({
  deliveries,
  showsEndpoint,
}: {
  readonly deliveries: readonly Delivery[];
  readonly showsEndpoint: boolean;
}) {
  if (deliveries.length === 0)
    return (
      <Text c="dimmed">
        {t('No deliveries yet. Each event of the chosen types leads to one, as soon as it occurs.')}
      </Text>
    );
  return (
    <PlainTable
      label={t('Deliveries')}
      columns={showsEndpoint ? deliveryColumns : columns}
      rows={deliveries.map((one) => [one.eventId + one.subscriptionId, deliveryCells(one, showsEndpoint)])}
    />
  );
}
