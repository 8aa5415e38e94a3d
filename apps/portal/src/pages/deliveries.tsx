import { Button, Group, Select } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { deliveriesQuery, type DeliveryFilters, endpointsQuery, eventTypesQuery } from '../api/queries';
import { rich, t } from '../i18n';
import { ReplayButton } from '../replay/replay-button';
import type { ReplayFilters } from '../api/types';
import { DateRange } from '../ui/date-range';
import { ClearFilters } from '../ui/clear-filters';
import { Page } from '../ui/page';
import { PagedTable } from '../ui/paged-table';
import { deliveryStateNames } from '../ui/states';
import { useDayBounds } from '../ui/time';
import { deliveryCells, deliveryColumns } from './delivery-table';

/** List of webhook deliveries. The filters are stored in the URL. */
export function Deliveries() {
  const filters = useSearch({ from: '/signed-in/deliveries' });
  const navigate = useNavigate({ from: '/deliveries' });
  const bounded = useDayBounds(filters);
  const deliveries = useInfiniteQuery(deliveriesQuery(bounded));
  const { data: endpoints = [] } = useQuery(endpointsQuery);
  const { data: types = [] } = useQuery(eventTypesQuery);
  const set = (changed: DeliveryFilters): void =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  const names = endpoints.map(({ id, name, url }) => ({ value: id, label: name ?? url }));
  return (
    <Page
      title={t('Deliveries')}
      intro={[
        t('Deliveries of each event to each endpoint, newest first:'),
        t('the response, the reason of a failure, and the time of the next attempt.'),
      ].join(' ')}
      actions={
        <ReplayButton
          filters={replayFilters(bounded)}
          facts={[
            [t('Endpoint'), names.find(({ value }) => value === filters.endpointId)?.label ?? filters.endpointId],
            [t('Type'), filters.type],
            [t('From'), filters.from],
            [t('To'), filters.to],
          ]}
        />
      }
    >
      <Group align="flex-end" gap="sm" role="search" aria-label={t('Filter deliveries')}>
        <Select
          label={t('Endpoint')}
          placeholder={t('All')}
          clearable
          w={250}
          data={names}
          value={filters.endpointId ?? null}
          onChange={(value) => set({ endpointId: value ?? undefined })}
        />
        <Select
          label={t('State')}
          placeholder={t('All')}
          clearable
          w={130}
          data={deliveryStateNames}
          value={filters.state ?? null}
          onChange={(value) => set({ state: value ?? undefined })}
        />
        <Select
          label={t('Type')}
          placeholder={t('All')}
          clearable
          searchable
          w={180}
          data={['ping', ...types]}
          value={filters.type ?? null}
          onChange={(value) => set({ type: value ?? undefined })}
        />
        <DateRange value={filters} onChange={set} />
        <Button variant="default" onClick={() => void deliveries.refetch()} loading={deliveries.isRefetching}>
          {t('Refresh')}
        </Button>
        <ClearFilters isSet={Object.keys(filters).length > 0} onClear={() => void navigate({ search: {} })} />
      </Group>
      <PagedTable
        label={t('Deliveries')}
        columns={deliveryColumns}
        query={deliveries}
        keyOf={({ eventId, subscriptionId }) => eventId + subscriptionId}
        cells={(one) => deliveryCells(one, true)}
        empty={
          Object.keys(filters).length > 0
            ? t('No deliveries match these filters. Clear them to see all deliveries.')
            : rich('No deliveries yet. Create a <link>webhook endpoint</link>, and send it a test event.', {
                link: (content) => <Link to="/endpoints">{content}</Link>,
              })
        }
      />
    </Page>
  );
}

/** Returns the filters that select events. A replay ignores the delivery state. */
const replayFilters = ({ endpointId, type, from, to }: DeliveryFilters): ReplayFilters => ({
  ...(endpointId && { endpointId }),
  ...(type && { types: [type] }),
  ...(from && { from }),
  ...(to && { to }),
});
