import { Group } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { get, queryOf } from '../api/client';
import {
  type AuditFilters,
  auditQuery,
  credentialsQuery,
  endpointsQuery,
  peopleQuery,
  rolesQuery,
} from '../api/queries';
import type { AuditEntry, AuditPage } from '../api/types';
import { DateRange } from '../ui/date-range';
import { ClearFilters } from '../ui/clear-filters';
import { FilterSelect } from '../ui/filter-select';
import { ExportButton } from '../ui/export-button';
import { Page } from '../ui/page';
import { PagedTable } from '../ui/paged-table';
import { Time, useDayBounds } from '../ui/time';

const kinds = [
  { value: 'credential', label: 'Credentials' },
  { value: 'webhook_subscription', label: 'Webhook endpoints' },
  { value: 'event', label: 'Redeliveries' },
  { value: 'session', label: 'Sessions' },
  { value: 'user', label: 'Users' },
  { value: 'role', label: 'Roles' },
  { value: 'invitation', label: 'Invitations' },
  { value: 'company', label: 'Company' },
];

/** Audit trail view. */
export function Audit() {
  const filters = useSearch({ from: '/signed-in/audit' });
  const navigate = useNavigate({ from: '/audit' });
  const bounded = useDayBounds(filters);
  const entries = useInfiniteQuery(auditQuery(bounded));
  const people = useQuery(peopleQuery);
  const names = useNames();
  const set = (changed: { readonly [Name in keyof AuditFilters]?: string | undefined }) =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  return (
    <Page
      title="Audit trail"
      intro="Changes to your API setup, newest first. Secrets are shown as dots."
      actions={<ExportButton name="audit-trail" load={() => allEntries(bounded)} />}
    >
      <Group align="flex-end" role="search" aria-label="Filter the audit trail">
        <FilterSelect name="kind" label="Record type" data={kinds} {...{ filters, set }} />
        <FilterSelect
          name="actorId"
          label="Person"
          searchable
          data={(people.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          {...{ filters, set }}
        />
        <DateRange value={filters} onChange={set} />
        <ClearFilters isSet={Object.keys(filters).length > 0} onClear={() => void navigate({ search: {} })} />
      </Group>
      <PagedTable
        label="Audit trail"
        columns={['Time', 'Actor', 'Action', 'Record', 'Changes']}
        query={entries}
        keyOf={({ id }) => id}
        cells={(one) => [
          <Time at={one.at} />,
          one.actorName,
          one.action,
          names.get(one.resourceId) ?? <span className="mono">{one.resourceId}</span>,
          <Changes of={one} />,
        ]}
        empty={
          Object.keys(filters).length > 0
            ? 'No entries match these filters. Clear them to see all entries.'
            : 'No entries yet. Changes of credentials, endpoints and people appear here.'
        }
      />
    </Page>
  );
}

/** Names of credentials, endpoints, people and roles, by id. */
function useNames(): ReadonlyMap<string, string> {
  const credentials = useQuery(credentialsQuery).data ?? [];
  const people = useQuery(peopleQuery).data?.data ?? [];
  const endpoints = (useQuery(endpointsQuery).data ?? []).map(({ id, name, url }) => ({ id, name: name ?? url }));
  const roles = useQuery(rolesQuery).data?.data ?? [];
  return new Map([...credentials, ...people, ...endpoints, ...roles].map(({ id, name }) => [id, name]));
}

/** Maximum number of entries in an export, which the browser keeps in memory. */
const maxEntries = 100_000;

/** @throws Error when there are more than 100,000; an export never leaves entries out. */
async function allEntries(filters: AuditFilters): Promise<readonly AuditEntry[]> {
  const entries: AuditEntry[] = [];
  let before: string | undefined;
  do {
    const { data, next } = await get<AuditPage>(`audit${queryOf({ ...filters, before, limit: '1000' })}`);
    entries.push(...data);
    if (next !== undefined && entries.length >= maxEntries)
      throw new Error('There are more than 100,000 entries. Choose a shorter time.');
    before = next;
  } while (before !== undefined);
  return entries;
}

function Changes({ of: { changes } }: { readonly of: AuditEntry }) {
  const fields = Object.entries(changes ?? {});
  if (fields.length === 0) return null;
  return (
    <details>
      <summary>{fields.map(([field]) => field).join(', ')}</summary>
      {fields.map(([field, [before, after]]) => (
        <div key={field} className="mono">
          {field}: {displayValue(before)} → {displayValue(after)}
        </div>
      ))}
    </details>
  );
}

const displayValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
