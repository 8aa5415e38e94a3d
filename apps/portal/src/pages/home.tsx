import { Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { credentialsQuery, endpointsQuery, homeQuery, usageQuery } from '../api/queries';
import type { Home as HomeData, Usage } from '../api/types';
import { ApiChanges } from '../home/api-changes';
import { Checklist } from '../home/checklist';
import { Failures } from '../home/failures';
import { HealthPanel } from '../home/health-panel';
import { FeedProof, Promptness } from '../home/proofs';
import { rich, t } from '../i18n';
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
  if (home.isPending || endpoints.isPending || credentials.isPending) return <Loader aria-label={t('Loading')} />;
  if (!home.data) return <FailedPage error={home.error} />;
  return (
    <Page title={t('Home')} intro={t('State of your integration, and what needs your attention.')}>
      <Failed error={endpoints.error ?? credentials.error ?? usage.error} />
      <Checklist done={home.data.checklist} />
      <Failures failures={home.data.failures} />
      <div className="cards">
        <HealthPanel endpoints={endpoints.data ?? []} credentials={credentials.data ?? []} />
        <Limits home={home.data} />
        {usage.data && <Requests usage={usage.data} />}
        <Promptness />
      </div>
      <FeedProof />
      <ApiChanges />
    </Page>
  );
}

function Limits({ home: { pace, rateLimit } }: { readonly home: HomeData }) {
  const share = Math.round((pace.peakPerMinute / rateLimit.perMinute) * 100);
  return (
    <Panel title={t('Limits and latency')}>
      <p className="figure">{t('{percent, number} % headroom', { percent: Math.max(0, 100 - share) })}</p>
      <Text size="sm">
        {t('The busiest minute of the last hour had {peak, number} requests of all credentials.', {
          peak: pace.peakPerMinute,
        })}{' '}
        {t('A credential may send {perMinute, number} per minute, and {burst, number} at once.', rateLimit)}
      </Text>
      <Text size="sm" mt="xs">
        {rateLimit.limited === 0
          ? t('No request exceeded the limit in the last 24 hours.')
          : t('Requests over the limit in the last 24 hours: {limited, number}. Wait for Retry-After.', rateLimit)}
      </Text>
      <Text size="sm" mt="xs">
        {pace.p50 === null
          ? t('Latency is shown after the first request of the last hour.')
          : t('Latency in the last hour: median {p50, number} ms, 95th percentile {p95, number} ms.', {
              p50: pace.p50,
              p95: pace.p95 ?? 0,
            })}
      </Text>
    </Panel>
  );
}

function Requests({ usage }: { readonly usage: Usage }) {
  const total = outcomes.reduce((sum, { classes }) => sum + sumOf(usage.requests, classes), 0);
  return (
    <Panel title={t('Requests of the last 24 hours')}>
      {total === 0 ? (
        <Text c="dimmed">
          {rich('No requests in the last 24 hours. Send one from the <link>Explorer</link>.', {
            link: (content) => <Link to="/explorer">{content}</Link>,
          })}
        </Text>
      ) : (
        <UsageChart usage={usage} span="day" label={t('{total, number} requests in 24 hours', { total })} />
      )}
    </Panel>
  );
}
