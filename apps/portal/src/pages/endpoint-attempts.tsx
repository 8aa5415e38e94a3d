import { Group, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { attemptsQuery } from '../api/queries';
import type { AttemptCounts, AttemptsOfEndpoint, UsageSpan } from '../api/types';
import { formatNumber } from '../ui/format';
import { Failed } from '../ui/failed';
import { LazyChart, Legend } from '../ui/lazy-chart';
import { Notice } from '../ui/notice';
import { Panel } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { SpanControl } from '../ui/span-control';
import { useExactTime } from '../ui/time';

const hourMs = 3_600_000;
const hoursOf: Readonly<Record<UsageSpan, number>> = { day: 1, week: 24, month: 24 };
const none: AttemptCounts = { succeeded: 0, failed: 0, p50: null, p95: null };

const countOf = ({ succeeded, failed }: AttemptCounts): number => succeeded + failed;
const rateOf = (counts: AttemptCounts): string =>
  countOf(counts) === 0 ? '' : `${formatNumber(Math.floor((counts.succeeded / countOf(counts)) * 1_000) / 10)} %`;
const inMs = (value: number | null): string => (value === null ? '' : `${formatNumber(value)} ms`);

/** Success rate and latency of an endpoint, as charts and as a table. */
export function EndpointAttempts({ id }: { readonly id: string }) {
  const [span, setSpan] = useState<UsageSpan>('day');
  const { data, error, isPending } = useQuery(attemptsQuery(id, span));
  return (
    <Panel title="Success rate and latency">
      <Stack>
        <Group>
          <SpanControl span={span} onSpan={setSpan} />
        </Group>
        <Failed error={error} />
        {isPending && <Loader aria-label="Loading" />}
        {data && countOf(data.total) === 0 && (
          <Text c="dimmed">No attempts in this period. Send a test event to see the first one.</Text>
        )}
        {data && countOf(data.total) > 0 && <Attempts of={data} hours={hoursOf[span]} />}
      </Stack>
    </Panel>
  );
}

function Attempts({ of, hours }: { readonly of: AttemptsOfEndpoint; readonly hours: number }) {
  const exactTime = useExactTime();
  const { total, parts, since, isTruncated } = of;
  const { times, outcomes, latency } = useMemo(() => drawn(parts, since, hours), [parts, since, hours]);
  return (
    <>
      <Group gap="xl">
        <Figure value={rateOf(total)} label="of the attempts succeeded" />
        <Figure value={inMs(total.p50)} label="median response time" />
        <Figure value={inMs(total.p95)} label="95th percentile" />
      </Group>
      {isTruncated && (
        <Notice tone="info">Only the newest {formatNumber(countOf(total))} attempts of this period are counted.</Notice>
      )}
      <div className="cards">
        <Stack gap="xs">
          <Legend
            label="Attempts by result"
            of={[
              ['good', `Succeeded: ${formatNumber(total.succeeded)}`],
              ['bad', `Failed: ${formatNumber(total.failed)}`],
            ]}
          />
          <LazyChart kind="bars" times={times} hours={hours} series={outcomes} label="Attempts over time by result" />
        </Stack>
        <Stack gap="xs">
          <Legend
            label="Response times"
            of={[
              ['info', 'Median in ms'],
              ['warn', '95th percentile in ms'],
            ]}
          />
          <LazyChart kind="lines" times={times} hours={hours} series={latency} label="Response times over time" />
        </Stack>
      </div>
      <details>
        <summary>Show the numbers as a table</summary>
        <PlainTable
          label="Attempts over time"
          columns={['From', 'Succeeded', 'Failed', 'Success rate', 'Median', '95th percentile']}
          rows={parts.map((part) => [
            part.at,
            [
              exactTime(new Date(part.at)),
              formatNumber(part.succeeded),
              formatNumber(part.failed),
              rateOf(part),
              inMs(part.p50),
              inMs(part.p95),
            ],
          ])}
        />
      </details>
    </>
  );
}

const Figure = ({ value, label }: { readonly value: string; readonly label: string }) => (
  <div>
    <p className="figure">{value}</p>
    <Text size="sm">{label}</Text>
  </div>
);

/** Series of the charts, with the parts in which there were no attempts. */
function drawn(parts: AttemptsOfEndpoint['parts'], since: string, hours: number) {
  const width = hours * hourMs;
  const known = new Map(parts.map((part) => [Date.parse(part.at), part]));
  const times: number[] = [];
  for (let at = Math.floor(Date.parse(since) / width) * width; at <= Date.now(); at += width) times.push(at);
  const column = <T,>(value: (part: AttemptCounts) => T): T[] => times.map((at) => value(known.get(at) ?? none));
  const outcomes = [
    { label: 'Succeeded', tone: 'good', values: column((part) => part.succeeded) },
    { label: 'Failed', tone: 'bad', values: column((part) => part.failed) },
  ] as const;
  const latency = [
    { label: 'Median', tone: 'info', values: column((part) => part.p50) },
    { label: '95th percentile', tone: 'warn', values: column((part) => part.p95) },
  ] as const;
  return { times, outcomes, latency };
}
