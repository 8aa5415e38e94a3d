import { Group, MultiSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type EventFilters, eventsQuery, eventTypesQuery } from '../api/queries';
import { ReplayButton } from '../replay/replay-button';
import { ClearFilters } from '../ui/clear-filters';
import { Page } from '../ui/page';
import { PagedTable } from '../ui/paged-table';
import { RecordLink } from '../ui/record-link';
import { Time } from '../ui/time';

const idPattern = /^[0-9a-f]{24}$/;

/** List of events. The filters are stored in the URL. */
export function Events() {
  const filters = useSearch({ from: '/signed-in/events' });
  const navigate = useNavigate({ from: '/events' });
  const events = useInfiniteQuery(eventsQuery(filters));
  const { data: known = [] } = useQuery(eventTypesQuery);
  const set = (changed: EventFilters): void =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  const find = (text: string): void => {
    const value = text.trim();
    if (value === '' || idPattern.test(value)) set({ resourceId: value || undefined });
  };
  return (
    <Page
      title="Events"
      intro="Changes to your data, newest first, as in the event feed."
      actions={
        filters.resourceId === undefined && (
          <ReplayButton
            filters={{
              ...(filters.types && { types: filters.types.split(',') }),
              ...(filters.from && { from: filters.from }),
              ...(filters.to && { to: filters.to }),
            }}
            facts={[
              ['Types', filters.types?.replaceAll(',', ', ')],
              ['From', filters.from],
              ['To', filters.to],
            ]}
          />
        )
      }
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
        <TextInput
          label="Record"
          placeholder="ID of a lead, order, …"
          w={260}
          key={filters.resourceId ?? ''}
          defaultValue={filters.resourceId ?? ''}
          onChange={(event) => find(event.currentTarget.value)}
        />
        <TextInput
          label="From"
          type="date"
          value={filters.from ?? ''}
          onChange={(event) => set({ from: event.currentTarget.value || undefined })}
        />
        <TextInput
          label="To"
          type="date"
          value={filters.to ?? ''}
          onChange={(event) => set({ to: event.currentTarget.value || undefined })}
        />
        <ClearFilters isSet={Object.keys(filters).length > 0} onClear={() => void navigate({ search: {} })} />
      </Group>
      <PagedTable
        label="Events"
        columns={['Type', 'Record', 'Version', 'Time']}
        query={events}
        keyOf={({ id }) => id}
        cells={(one) => [
          <Link key="type" to="/events/$id" params={{ id: one.id }}>
            {one.type}
          </Link>,
          <span key="record">
            {one.resourceType} <RecordLink type={one.resourceType} id={one.resourceId} />
          </span>,
          one.resourceVersion ?? '',
          <Time key="time" at={one.occurredAt} />,
        ]}
        empty="No events match these filters."
      />
    </Page>
  );
}
