import { Box, Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { credentialsQuery, liveMs, type RequestFilters, requestsQuery, sessionQuery, usageQuery } from '../api/queries';
import type { LoggedRequest } from '../api/types';
import { formatNumber } from '../ui/format';
import { KeepBodies } from '../requests/keep-bodies';
import { ClearFilters } from '../ui/clear-filters';
import { DateRange } from '../ui/date-range';
import { FilterSelect } from '../ui/filter-select';
import { Badge, Notice } from '../ui/notice';
import { Page } from '../ui/page';
import { PagedTable } from '../ui/paged-table';
import { StatusBadge, statusClassNames } from '../ui/states';
import { Time, useDayBounds } from '../ui/time';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** List of the API requests of the last seven days. The filters are stored in the URL. */
export function Requests() {
  const filters: RequestFilters = useSearch({ from: '/signed-in/requests' });
  const navigate = useNavigate({ from: '/requests' });
  const [isLive, setLive] = useState(false);
  const requests = useInfiniteQuery({ ...requestsQuery(useDayBounds(filters)), refetchInterval: isLive && liveMs });
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { data: credentials = [] } = useQuery(credentialsQuery);
  const { data: usage } = useQuery(usageQuery('week'));
  const names = new Map(credentials.map(({ id, name }) => [id, name]));
  const routes = new Set(usage?.routes.map(({ routeClass }) => routeClass).sort());
  if (filters.route) routes.add(filters.route);
  const set = (changed: RequestFilters): void =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  const text = (name: 'path' | 'code' | 'tool' | 'requestId', label: string, placeholder: string, width: number) => (
    <TextInput
      label={label}
      placeholder={placeholder}
      w={width}
      key={`${name} ${filters[name] ?? ''}`}
      defaultValue={filters[name] ?? ''}
      onBlur={(event) => set({ [name]: event.currentTarget.value.trim() || undefined })}
      onKeyDown={(event) => {
        if (event.key === 'Enter') set({ [name]: event.currentTarget.value.trim() || undefined });
      }}
    />
  );
  return (
    <Page
      title="Requests"
      intro="API requests of the last seven days, newest first, with their responses."
      actions={<Link to="/usage">View usage over time</Link>}
    >
      {session.logsRequests ? (
        <KeepBodies />
      ) : (
        <Notice tone="info">Requests are not logged. The operator of this service has disabled the request log.</Notice>
      )}
      <Group align="flex-end" gap="sm" role="search" aria-label="Filter requests">
        <FilterSelect name="status" label="Response" w={170} data={[...statusClassNames]} {...{ filters, set }} />
        <FilterSelect name="method" label="Method" w={110} data={methods} {...{ filters, set }} />
        {text('path', 'Path', 'Part of path or query', 200)}
        {text('code', 'Error code', 'invalid_field', 160)}
        {text('tool', 'Tool', 'find_customer', 150)}
        <FilterSelect name="route" label="Resource" searchable w={150} data={[...routes]} {...{ filters, set }} />
        <FilterSelect
          name="credentialId"
          label="Credential"
          w={180}
          data={credentials.map(({ id, name }) => ({ value: id, label: name }))}
          {...{ filters, set }}
        />
        {text('requestId', 'Request ID', 'X-Request-Id of the response', 220)}
        <DateRange value={filters} onChange={set} />
        <Button variant="default" onClick={() => void requests.refetch()} loading={!isLive && requests.isRefetching}>
          Refresh
        </Button>
        <Switch label="Live" checked={isLive} onChange={(event) => setLive(event.currentTarget.checked)} pb={8} />
        <ClearFilters isSet={Object.keys(filters).length > 0} onClear={() => void navigate({ search: {} })} />
      </Group>
      <PagedTable
        label="Requests"
        columns={['Response', 'Request', 'Duration', 'Credential', 'Time']}
        query={requests}
        keyOf={({ id }) => id}
        cells={(one) => requestCells(one, names.get(one.credentialId))}
        empty={
          Object.keys(filters).length > 0 ? (
            'No requests match these filters. Clear them to see all requests.'
          ) : (
            <>
              No requests in the last seven days. Create a key under <Link to="/credentials">Credentials</Link>, and
              send one with it.
            </>
          )
        }
      />
    </Page>
  );
}

const requestCells = (one: LoggedRequest, name: string | undefined) => [
  <StatusBadge status={one.status} code={null} />,
  <Stack gap={2} align="flex-start" miw={{ base: '14rem', md: '20rem' }} className="wrapped">
    <span className="mono wrapped">
      {one.method} {one.url ?? one.route}
    </span>
    {one.errorCode && (
      <Text size="sm" lineClamp={2} title={one.errorMessage ?? undefined}>
        <span className="mono">{one.errorCode}</span>
        {one.errorMessage && `: ${one.errorMessage}`}
      </Text>
    )}
    <Link to="/trace" search={{ requestId: one.requestId }} className="mono wrapped">
      {one.requestId}
    </Link>
    {one.isDryRun && <Badge tone="plain">Dry run</Badge>}
    {one.sampleRate > 1 && <Badge tone="plain">Sample: 1 of {one.sampleRate}</Badge>}
  </Stack>,
  `${formatNumber(one.durationMs)} ms`,
  <Box maw="10rem">
    <Link to="/usage" search={{ credentialId: one.credentialId }}>
      {name ?? one.credentialId}
    </Link>
  </Box>,
  <Time at={one.at} />,
];
