import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { credentialsQuery } from '../api/queries';
import type { UsageSpan } from '../api/types';
import { Page } from '../ui/page';
import { UsageView } from '../usage/usage-view';

const isSpan = (text: string | undefined): text is UsageSpan => text === 'day' || text === 'week' || text === 'month';

/** Usage view. The credential and the time span are stored in the URL. */
export function UsagePage() {
  const { credentialId, span } = useSearch({ from: '/signed-in/usage' });
  const navigate = useNavigate({ from: '/usage' });
  const { data: credentials = [] } = useQuery(credentialsQuery);
  return (
    <Page
      title="Usage"
      intro="Requests, latency, errors and limits of your credentials. Counts are exact even if the list is sampled."
      actions={
        <Link to="/requests" search={credentialId ? { credentialId } : {}}>
          View requests
        </Link>
      }
    >
      <Select
        label="Credential"
        placeholder="All"
        clearable
        w={280}
        data={credentials.map(({ id, name, revokedAt }) => ({
          value: id,
          label: revokedAt ? `${name} (revoked)` : name,
        }))}
        value={credentialId ?? null}
        onChange={(value) => void navigate({ search: (before) => ({ ...before, credentialId: value ?? undefined }) })}
      />
      <UsageView
        credentialId={credentialId}
        credentials={credentials}
        span={isSpan(span) ? span : 'week'}
        onSpan={(value) => void navigate({ search: (before) => ({ ...before, span: value }), replace: true })}
      />
    </Page>
  );
}
