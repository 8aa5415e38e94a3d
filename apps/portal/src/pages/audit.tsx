import { Group, Select } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { auditQuery } from '../api/queries';
import type { AuditEntry } from '../api/types';
import { ClearFilters } from '../ui/clear-filters';
import { Page } from '../ui/page';
import { PagedTable } from '../ui/paged-table';
import { Time } from '../ui/time';

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
  const entries = useInfiniteQuery(auditQuery(filters));
  return (
    <Page title="Audit trail" intro="Changes to your API setup, newest first. Secrets are shown as dots.">
      <Group align="flex-end" role="search" aria-label="Filter the audit trail">
        <Select
          label="Record type"
          placeholder="All"
          clearable
          data={kinds}
          value={filters.kind ?? null}
          onChange={(value) =>
            void navigate({ search: (before) => ({ ...before, kind: value ?? undefined }), replace: true })
          }
        />
        <ClearFilters isSet={Object.keys(filters).length > 0} onClear={() => void navigate({ search: {} })} />
      </Group>
      <PagedTable
        label="Audit trail"
        columns={['Time', 'Actor', 'Action', 'Record', 'Changes']}
        query={entries}
        keyOf={({ id }) => id}
        cells={(one) => [
          <Time key="time" at={one.at} />,
          one.actorName,
          one.action,
          <span key="record" className="mono">
            {one.resourceId}
          </span>,
          <Changes key="changes" of={one} />,
        ]}
        empty="No entries match these filters."
      />
    </Page>
  );
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
