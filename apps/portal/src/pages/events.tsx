import { Group, MultiSelect, Switch } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type EventFilters, eventsQuery, eventTypesQuery, liveMs } from '../api/queries';
import { RecordFilter } from '../events/record-filter';
import { DateRange } from '../ui/date-range';
import { ClearFilters } from '../ui/clear-filters';
import { Page } from '../ui/page';
import { PagedTable } from '../ui/paged-table';
import { RecordLink } from '../ui/record-link';
import { Time, useDayBounds } from '../ui/time';

/** List of events. The filters are stored in the URL. */
export function Events() {
  const filters = useSearch({ from: '/signed-in/events' });
  const navigate = useNavigate({ from: '/events' });
  const [isLive, setLive] = useState(false);
  const bounded = useDayBounds(filters);
  const events = useInfiniteQuery({ ...eventsQuery(bounded), refetchInterval: isLive && liveMs });
  const { data: known = [] } = useQuery(eventTypesQuery);
  const set = (changed: EventFilters): void =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  return (
    <Page
      title="Events"
      intro={
        <>
          Changes to your data, newest first, as in the feed. See the <Link to="/event-types">event catalogue</Link>.
        </>
      }
      actions={<Link to="/events/checksums">View checksums</Link>}
    >
      <Group align="flex-end" gap="sm" role="search" aria-label="Filter events">
        <MultiSelect
          label="Types"
          placeholder={filters.types ? undefined : 'All'}
          searchable
          clearable
          w={360}
          data={[...known]}
          value={filters.types?.split(',') ?? []}
          onChange={(values) => set({ types: values.join(',') || undefined })}
        />
        <RecordFilter
          key={filters.resourceId ?? ''}
          id={filters.resourceId}
          onChange={(resourceId) => set({ resourceId })}
        />
        <DateRange value={filters} onChange={set} />
        <Switch label="Live" checked={isLive} onChange={(event) => setLive(event.currentTarget.checked)} pb={8} />
        <ClearFilters isSet={Object.keys(filters).length > 0} onClear={() => void navigate({ search: {} })} />
      </Group>
      <PagedTable
        label="Events"
        columns={['Type', 'Record', 'Version', 'Time']}
        query={events}
        keyOf={({ id }) => id}
        cells={(one) => [
          <Link to="/events/$id" params={{ id: one.id }}>
            {one.type}
          </Link>,
          <span>
            {one.resourceType} <RecordLink type={one.resourceType} id={one.resourceId} />
          </span>,
          one.resourceVersion ?? '',
          <Time at={one.occurredAt} />,
        ]}
        empty={
          Object.keys(filters).length > 0
            ? 'No events match these filters. Clear them to see all events.'
            : 'No events yet. Create a record with your key, and it appears here.'
        }
      />
    </Page>
  );
}
