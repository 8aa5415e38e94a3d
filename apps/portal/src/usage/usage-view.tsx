import { Group, Loader, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { usageQuery } from '../api/queries';
import type { RequestsByStatus, Usage, UsageSpan } from '../api/types';
import { Failed } from '../ui/failed';
import { PlainTable } from '../ui/paged-table';
import { bucketsOf, outcomes, sumOf } from './buckets';

/** The chart comes when there is something to draw. */
const UsageChart = lazy(() => import('./usage-chart'));

const spans = [
  { value: 'day', label: '24 hours' },
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
] as const;

const number = new Intl.NumberFormat();

interface UsageViewProps {
  /** All credentials together unless given. */
  readonly credentialId?: string;
  readonly span: UsageSpan;
  readonly onSpan: (span: UsageSpan) => void;
}

/** How much was asked, how it was answered, and what it was about: exact, whatever the log had to leave out. */
export function UsageView({ credentialId, span, onSpan }: UsageViewProps) {
  const usage = useQuery(usageQuery(span, credentialId));
  return (
    <Stack>
      <Group justify="space-between">
        <SegmentedControl
          aria-label="How much time"
          data={[...spans]}
          value={span}
          onChange={(value) => onSpan(value)}
        />
        {usage.data && <Totals requests={usage.data.requests} />}
      </Group>
      <Failed error={usage.error} />
      {usage.isPending && <Loader aria-label="Loading" />}
      {usage.data && <Drawn usage={usage.data} span={span} />}
    </Stack>
  );
}

function Totals({ requests }: { readonly requests: RequestsByStatus }) {
  return (
    <Group gap="lg" role="list" aria-label="Requests by answer">
      {outcomes.map(({ key, label, classes }) => (
        <Text key={key} role="listitem" size="sm">
          <span className={`dot dot-${key}`} aria-hidden="true" /> {label}{' '}
          <strong>{number.format(sumOf(requests, classes))}</strong>
        </Text>
      ))}
    </Group>
  );
}

function Drawn({ usage, span }: { readonly usage: Usage; readonly span: UsageSpan }) {
  const buckets = useMemo(() => bucketsOf(usage.hours, span, new Date(usage.since), new Date()), [usage, span]);
  const total = outcomes.reduce((sum, { classes }) => sum + sumOf(usage.requests, classes), 0);
  if (total === 0) return <Text c="dimmed">Nothing was asked in this time.</Text>;
  return (
    <>
      <Suspense fallback={<Loader aria-label="Drawing" />}>
        <UsageChart buckets={buckets} span={span} label={`${number.format(total)} requests over time`} />
      </Suspense>
      <PlainTable
        label="Requests by route"
        columns={['About', 'Requests', 'Not successful', 'Milliseconds on average']}
        rows={usage.routes.map(({ routeClass, requests, failed, averageMs }) => [
          routeClass,
          [routeClass, number.format(requests), number.format(failed), number.format(averageMs)],
        ])}
      />
    </>
  );
}
