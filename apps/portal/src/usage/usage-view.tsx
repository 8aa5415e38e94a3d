import { Group, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usageQuery } from '../api/queries';
import type { Credential, RequestsByStatus, Usage, UsageSpan } from '../api/types';
import { formatNumber } from '../ui/format';
import { Failed } from '../ui/failed';
import { Panel } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { SpanControl } from '../ui/span-control';
import { outcomes, sumOf } from './buckets';
import { UsageByCredential } from './usage-by-credential';
import { UsageChart } from './usage-chart';
import { UsageErrors } from './usage-errors';

interface UsageViewProps {
  /** Defaults to all credentials together. */
  readonly credentialId?: string;
  readonly credentials: readonly Credential[];
  readonly span: UsageSpan;
  readonly onSpan: (span: UsageSpan) => void;
}

/** Requests over time, latency, errors, limits and resources. The counts are exact even if the log is sampled. */
export function UsageView({ credentialId, credentials, span, onSpan }: UsageViewProps) {
  const usage = useQuery(usageQuery(span, credentialId));
  const { data } = usage;
  const total = data ? outcomes.reduce((sum, { classes }) => sum + sumOf(data.requests, classes), 0) : 0;
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <SpanControl span={span} onSpan={onSpan} />
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
    </Stack>
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
