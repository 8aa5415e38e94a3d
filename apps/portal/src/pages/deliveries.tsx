import { Button, Group } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { deliveriesQuery, type DeliveryFilters, endpointsQuery, eventTypesQuery } from '../api/queries';
import { ReplayButton } from '../replay/replay-button';
import type { ReplayFilters } from '../api/types';
import { DateRange } from '../ui/date-range';
import { ClearFilters } from '../ui/clear-filters';
import { FilterSelect } from '../ui/filter-select';
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
      title="Deliveries"
      intro={[
        'Deliveries of each event to each endpoint, newest first:',
        'the response, the reason of a failure, and the time of the next attempt.',
      ].join(' ')}
      actions={
        <ReplayButton
          filters={replayFilters(bounded)}
          facts={[
            ['Endpoint', names.find(({ value }) => value === filters.endpointId)?.label ?? filters.endpointId],
            ['Type', filters.type],
            ['From', filters.from],
            ['To', filters.to],
          ]}
        />
      }
    >
      <Group align="flex-end" gap="sm" role="search" aria-label="Filter deliveries">
        <FilterSelect name="endpointId" label="Endpoint" w={250} data={names} {...{ filters, set }} />
        <FilterSelect name="state" label="State" w={130} data={deliveryStateNames} {...{ filters, set }} />
        <FilterSelect name="type" label="Type" searchable w={180} data={['ping', ...types]} {...{ filters, set }} />
        <DateRange value={filters} onChange={set} />
        <Button variant="default" onClick={() => void deliveries.refetch()} loading={deliveries.isRefetching}>
          Refresh
        </Button>
        <ClearFilters isSet={Object.keys(filters).length > 0} onClear={() => void navigate({ search: {} })} />
      </Group>
      <PagedTable
        label="Deliveries"
        columns={deliveryColumns}
        query={deliveries}
        keyOf={({ eventId, subscriptionId }) => eventId + subscriptionId}
        cells={(one) => deliveryCells(one, true)}
        empty={
          Object.keys(filters).length > 0 ? (
            'No deliveries match these filters. Clear them to see all deliveries.'
          ) : (
            <>
              No deliveries yet. Create a <Link to="/endpoints">webhook endpoint</Link>, and send it a test event.
            </>
          )
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
