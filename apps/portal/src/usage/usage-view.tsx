import { Group, Loader, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { usageQuery } from '../api/queries';
import type { RequestsByStatus, Usage, UsageSpan } from '../api/types';
import { Failed } from '../ui/failed';
import { PlainTable } from '../ui/paged-table';
import { bucketsOf, outcomes, sumOf } from './buckets';

/** Loaded only if there is data to draw. */
const UsageChart = lazy(() => import('./usage-chart'));

const spans = [
  { value: 'day', label: '24 hours' },
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
] as const;

const number = new Intl.NumberFormat();

interface UsageViewProps {
  /** Defaults to all credentials together. */
  readonly credentialId?: string;
  readonly span: UsageSpan;
  readonly onSpan: (span: UsageSpan) => void;
}

/** Request counts by response, over time and by resource. The counts are exact even if the log is sampled. */
export function UsageView({ credentialId, span, onSpan }: UsageViewProps) {
  const usage = useQuery(usageQuery(span, credentialId));
  return (
    <Stack>
      <Group justify="space-between">
        <SegmentedControl aria-label="Time span" data={[...spans]} value={span} onChange={(value) => onSpan(value)} />
        {usage.data && <Totals requests={usage.data.requests} />}
      </Group>
      <Failed error={usage.error} />
      {usage.isPending && <Loader aria-label="Loading" />}
      {usage.data && <UsageDetails usage={usage.data} span={span} />}
    </Stack>
  );
}

function Totals({ requests }: { readonly requests: RequestsByStatus }) {
  return (
    <Group gap="lg" role="list" aria-label="Requests by response">
      {outcomes.map(({ key, label, classes }) => (
        <Text key={key} role="listitem" size="sm">
          <span className={`dot dot-${key}`} aria-hidden="true" /> {label}{' '}
          <strong>{number.format(sumOf(requests, classes))}</strong>
        </Text>
      ))}
    </Group>
  );
}

function UsageDetails({ usage, span }: { readonly usage: Usage; readonly span: UsageSpan }) {
  const buckets = useMemo(() => bucketsOf(usage.hours, span, new Date(usage.since), new Date()), [usage, span]);
  const total = outcomes.reduce((sum, { classes }) => sum + sumOf(usage.requests, classes), 0);
  if (total === 0)
    return (
      <Text c="dimmed">
        No requests in this period. Choose a longer one, or send a request from the <Link to="/explorer">Explorer</Link>
        .
      </Text>
    );
  return (
    <>
      <Suspense fallback={<Loader aria-label="Loading chart" />}>
        <UsageChart buckets={buckets} span={span} label={`${number.format(total)} requests over time`} />
      </Suspense>
      <PlainTable
        label="Requests by resource"
        columns={['Resource', 'Requests', 'Unsuccessful', 'Average duration (ms)']}
        rows={usage.routes.map(({ routeClass, requests, failed, averageMs }) => [
          routeClass,
          [routeClass, number.format(requests), number.format(failed), number.format(averageMs)],
        ])}
      />
    </>
  );
}
