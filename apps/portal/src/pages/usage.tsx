import { Group, Loader, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { credentialsQuery, usageQuery } from '../api/queries';
import type { RequestsByStatus, Usage, UsageSpan } from '../api/types';
import { formatNumber } from '../ui/format';
import { Failed } from '../ui/failed';
import { Page, Panel } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { SpanControl } from '../ui/span-control';
import { outcomes, sumOf } from '../usage/buckets';
import { UsageByCredential } from '../usage/usage-by-credential';
import { UsageChart } from '../usage/usage-chart';
import { UsageErrors } from '../usage/usage-errors';

const isSpan = (text: string | undefined): text is UsageSpan => text === 'day' || text === 'week' || text === 'month';

/** Requests over time, latency, errors, limits and resources. The credential and the time span are in the URL. */
export function UsagePage() {
  const { credentialId, span: given } = useSearch({ from: '/signed-in/usage' });
  const span = isSpan(given) ? given : 'week';
  const navigate = useNavigate({ from: '/usage' });
  const { data: credentials = [] } = useQuery(credentialsQuery);
  const usage = useQuery(usageQuery(span, credentialId));
  const { data } = usage;
  const total = data ? outcomes.reduce((sum, { classes }) => sum + sumOf(data.requests, classes), 0) : 0;
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
      <Group justify="space-between">
        <SpanControl
          span={span}
          onSpan={(value) => void navigate({ search: (before) => ({ ...before, span: value }), replace: true })}
        />
        {data && <Totals requests={data.requests} />}
      </Group>
      <Failed error={usage.error} />
      {usage.isPending && <Loader aria-label="Loading" />}
      {data && total === 0 && (
        <Text c="dimmed">
          No requests in this period. Choose a longer one, or send a request with one of your{' '}
          <Link to="/credentials">credentials</Link>.
        </Text>
      )}
      {data && total > 0 && (
        <>
          <Panel title="Requests">
            <UsageChart usage={data} span={span} label={`${formatNumber(total)} requests over time`} />
          </Panel>
          <div className="cards">
            <Latency usage={data} span={span} />
            <UsageErrors usage={data} credentialId={credentialId} />
          </div>
          <UsageByCredential usage={data} credentials={credentials} />
          <PlainTable
            label="Requests by resource"
            columns={['Resource', 'Requests', 'Unsuccessful', 'Average duration (ms)']}
            rows={data.routes.map(({ routeClass, requests, failed, averageMs }) => [
              routeClass,
              [routeClass, formatNumber(requests), formatNumber(failed), formatNumber(averageMs)],
            ])}
          />
        </>
      )}
    </Page>
  );
}

function Totals({ requests }: { readonly requests: RequestsByStatus }) {
  return (
    <Group gap="lg" role="list" aria-label="Requests by response">
      {outcomes.map(({ key, label, classes }) => (
        <Text key={key} role="listitem" size="sm">
          <span className={`dot dot-${key}`} aria-hidden="true" /> {label}{' '}
          <strong>{formatNumber(sumOf(requests, classes))}</strong>
        </Text>
      ))}
    </Group>
  );
}

function Latency({ usage: { latency }, span }: { readonly usage: Usage; readonly span: UsageSpan }) {
  return (
    <Panel title="Latency">
      {latency.p50 === null ? (
        <Text c="dimmed">No request of this period is in the log, which has the last 7 days.</Text>
      ) : (
        <>
          <p className="figure">{`${formatNumber(latency.p50)} ms`}</p>
          <Text size="sm">
            Half of the requests are answered within this time, and 95 % within {formatNumber(latency.p95 ?? 0)} ms.
          </Text>
          {span === 'month' && (
            <Text size="sm" c="dimmed" mt="xs">
              Latency and errors cover the last 7 days.
            </Text>
          )}
        </>
      )}
    </Panel>
  );
}
