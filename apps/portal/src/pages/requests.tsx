import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { credentialsQuery, type RequestFilters, requestsQuery, sessionQuery, usageQuery } from '../api/queries';
import type { LoggedRequest } from '../api/types';
import { ClearFilters } from '../ui/clear-filters';
import { Badge, Notice } from '../ui/notice';
import { Page } from '../ui/page';
import { PagedTable } from '../ui/paged-table';
import { StatusBadge, statusClassNames } from '../ui/states';
import { Time } from '../ui/time';

/** List of the API requests of the last seven days. The filters are stored in the URL. */
export function Requests() {
  const filters = useSearch({ from: '/signed-in/requests' });
  const navigate = useNavigate({ from: '/requests' });
  const requests = useInfiniteQuery(requestsQuery(filters));
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { data: credentials = [] } = useQuery(credentialsQuery);
  const { data: usage } = useQuery(usageQuery('week'));
  const names = new Map(credentials.map(({ id, name }) => [id, name]));
  const routes = (usage?.routes ?? []).map(({ routeClass }) => routeClass).sort();
  const set = (changed: RequestFilters): void =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  return (
    <Page
      title="Requests"
      intro="API requests of your programs in the last seven days, newest first, with their responses."
      actions={
        <Link to="/usage" className="mono">
          View usage over time
        </Link>
      }
    >
      {!session.logsRequests && (
        <Notice tone="info">Requests are not logged. The operator of this service has disabled the request log.</Notice>
      )}
      <Group align="flex-end" gap="sm" role="search" aria-label="Filter requests">
        <Select
          label="Response"
          placeholder="All"
          clearable
          w={170}
          data={statusClassNames}
          value={filters.status ?? null}
          onChange={(value) => set({ status: value ?? undefined })}
        />
        <Select
          label="Resource"
          placeholder="All"
          clearable
          searchable
          w={170}
          data={filters.route && !routes.includes(filters.route) ? [...routes, filters.route] : routes}
          value={filters.route ?? null}
          onChange={(value) => set({ route: value ?? undefined })}
        />
        <Select
          label="Credential"
          placeholder="All"
          clearable
          w={200}
          data={credentials.map(({ id, name }) => ({ value: id, label: name }))}
          value={filters.credentialId ?? null}
          onChange={(value) => set({ credentialId: value ?? undefined })}
        />
        <TextInput
          label="Request ID"
          placeholder="X-Request-Id of the response"
          w={250}
          key={filters.requestId ?? ''}
          defaultValue={filters.requestId ?? ''}
          onBlur={(event) => set({ requestId: event.currentTarget.value.trim() || undefined })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') set({ requestId: event.currentTarget.value.trim() || undefined });
          }}
        />
        <Button variant="default" onClick={() => void requests.refetch()} loading={requests.isRefetching}>
          Refresh
        </Button>
        <ClearFilters isSet={Object.keys(filters).length > 0} onClear={() => void navigate({ search: {} })} />
      </Group>
      <PagedTable
        label="Requests"
        columns={['Request', 'Response', 'Duration (ms)', 'Credential', 'Request ID', 'Time']}
        query={requests}
        keyOf={({ id }) => id}
        cells={(one) => requestCells(one, names.get(one.credentialId))}
        empty="No requests match these filters."
      />
    </Page>
  );
}

const requestCells = (one: LoggedRequest, name: string | undefined) => [
  <Stack key="request" gap={2} align="flex-start">
    <span className="mono">
      {one.method} {one.route}
    </span>
    {one.sampleRate > 1 && <Badge tone="plain">Sample: 1 of {one.sampleRate}</Badge>}
  </Stack>,
  <StatusBadge key="response" status={one.status} code={one.errorCode} />,
  one.durationMs,
  <Link key="credential" to="/usage" search={{ credentialId: one.credentialId }}>
    {name ?? one.credentialId}
  </Link>,
  <Link key="id" to="/trace" search={{ requestId: one.requestId }} className="mono">
    {one.requestId}
  </Link>,
  <Time key="time" at={one.at} />,
];
