import { useMemo } from 'react';
import type { Usage, UsageSpan } from '../api/types';
import { LazyChart } from '../ui/lazy-chart';
import { useTimeZone } from '../ui/time';
import { bucketHours, bucketsOf, outcomes, sumOf } from './buckets';

interface UsageChartProps {
  readonly usage: Usage;
  readonly span: UsageSpan;
  readonly label: string;
}

/** Requests over time by response. */
export function UsageChart({ usage, span, label }: UsageChartProps) {
  const [zone] = useTimeZone();
  const [times, series] = useMemo(() => {
    const buckets = bucketsOf(usage.hours, { span, zone, since: new Date(usage.since), now: new Date() });
    const columns = outcomes.map(({ key, label: name, classes }) => ({
      label: name,
      tone: key,
      values: buckets.map(({ requests }) => sumOf(requests, classes)),
    }));
    return [buckets.map(({ at }) => at), columns] as const;
  }, [usage, span, zone]);
  return <LazyChart kind="bars" times={times} hours={bucketHours[span]} series={series} label={label} />;
}
