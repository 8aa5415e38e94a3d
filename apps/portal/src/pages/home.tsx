import { Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { credentialsQuery, endpointsQuery, homeQuery, usageQuery } from '../api/queries';
import type { Home as HomeData, Usage } from '../api/types';
import { ApiChanges } from '../home/api-changes';
import { Checklist } from '../home/checklist';
import { Failures } from '../home/failures';
import { HealthPanel } from '../home/health-panel';
import { Promptness } from '../home/promptness';
import { formatNumber } from '../ui/format';
import { Failed, FailedPage } from '../ui/failed';
import { Page, Panel } from '../ui/page';
import { outcomes, sumOf } from '../usage/buckets';
import { UsageChart } from '../usage/usage-chart';

/** First page: progress of the set-up, what needs attention, and what changed in the API. */
export function Home() {
  const home = useQuery(homeQuery);
  const endpoints = useQuery(endpointsQuery);
  const credentials = useQuery(credentialsQuery);
  const usage = useQuery(usageQuery('day'));
  if (home.isPending || endpoints.isPending || credentials.isPending) return <Loader aria-label="Loading" />;
  if (!home.data) return <FailedPage error={home.error} />;
  return (
    <Page title="Home" intro="State of your integration, and what needs your attention.">
      <Failed error={endpoints.error ?? credentials.error ?? usage.error} />
      <Checklist done={home.data.checklist} />
      <Failures failures={home.data.failures} />
      <div className="cards">
        <HealthPanel endpoints={endpoints.data ?? []} credentials={credentials.data ?? []} />
        <Limits home={home.data} />
        {usage.data && <Requests usage={usage.data} />}
        <Promptness />
        <ApiChanges />
      </div>
    </Page>
  );
}

function Limits({ home: { pace, rateLimit } }: { readonly home: HomeData }) {
  const share = Math.round((pace.peakPerMinute / rateLimit.perMinute) * 100);
  return (
    <Panel title="Limits and latency">
      <p className="figure">{formatNumber(Math.max(0, 100 - share))} % headroom</p>
      <Text size="sm">
        The busiest minute of the last hour had {formatNumber(pace.peakPerMinute)} requests of all credentials. A
        credential may send {formatNumber(rateLimit.perMinute)} per minute, and {formatNumber(rateLimit.burst)} at once.
      </Text>
      <Text size="sm" mt="xs">
        {rateLimit.limited === 0
          ? 'No request exceeded the limit in the last 24 hours.'
          : `Requests over the limit in the last 24 hours: ${formatNumber(rateLimit.limited)}. Wait for Retry-After.`}
      </Text>
      <Text size="sm" mt="xs">
        {pace.p50 === null
          ? 'Latency is shown after the first request of the last hour.'
          : `Latency of the last hour: median ${formatNumber(pace.p50)} ms, p95 ${formatNumber(pace.p95 ?? 0)} ms.`}
      </Text>
    </Panel>
  );
}

function Requests({ usage }: { readonly usage: Usage }) {
  const total = outcomes.reduce((sum, { classes }) => sum + sumOf(usage.requests, classes), 0);
  return (
    <Panel title="Requests of the last 24 hours">
      {total === 0 ? (
        <Text c="dimmed">
          No requests in the last 24 hours. Send one with one of your <Link to="/credentials">credentials</Link>.
        </Text>
      ) : (
        <UsageChart usage={usage} span="day" label={`${formatNumber(total)} requests in 24 hours`} />
      )}
    </Panel>
  );
}
