import 'uplot/dist/uPlot.min.css';
import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import type { UsageSpan } from '../api/types';
import { type TimeZone, useTimeZone } from '../ui/time';
import { type Bucket, bucketHours, outcomes, sumOf } from './buckets';

const height = 220;

interface UsageChartProps {
  readonly buckets: readonly Bucket[];
  readonly span: UsageSpan;
  /** Accessible description. */
  readonly label: string;
}

/** Stacked bar chart of requests over time. The totals and the table beside it show the data as text. */
export default function UsageChart({ buckets, span, label }: UsageChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [zone] = useTimeZone();
  const colorScheme = useComputedColorScheme('light');
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const chart = new UPlot(optionsOf(element, span, zone), dataOf(buckets), element);
    const resized = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    resized.observe(element);
    return () => {
      resized.disconnect();
      chart.destroy();
    };
  }, [buckets, span, zone, colorScheme]);
  return <div ref={place} role="img" aria-label={label} className="chart" />;
}

/** Cumulative heights per series. The tallest series comes first, so that the lower ones are drawn over it. */
function dataOf(buckets: readonly Bucket[]): UPlot.AlignedData {
  const heights = buckets.map(({ requests }) => {
    let sum = 0;
    return outcomes.map(({ classes }) => (sum += sumOf(requests, classes)));
  });
  const columns = outcomes.map((_, index) => heights.map((of) => of[index] ?? 0));
  return [buckets.map(({ at }) => at / 1_000), ...columns.toReversed()];
}

function optionsOf(element: HTMLElement, span: UsageSpan, zone: TimeZone): UPlot.Options {
  const colorOf = (name: string): string => resolved(element, `var(--chart-${name})`);
  const axis = { stroke: colorOf('text'), grid: { stroke: colorOf('grid'), width: 1 }, ticks: { show: false } };
  const bars = UPlot.paths.bars!({ size: [0.8, 40], align: 1 });
  return {
    width: element.clientWidth,
    height,
    ...(zone === 'UTC' && { tzDate: (at) => UPlot.tzDate(new Date(at * 1_000), 'UTC') }),
    legend: { show: false },
    cursor: { show: false },
    // Each bar extends to the right of its time, so the axis ends one bar width after the last time.
    scales: {
      x: { range: (_, min, max) => [min, max + bucketHours[span] * 3_600] },
      y: { range: (_, __, max) => [0, Math.max(max, 1) * 1.05] },
    },
    axes: [axis, { ...axis, size: 64, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 1e5, 1e6, 1e7] }],
    series: [
      { value: (_, at) => new Date(at * 1_000).toISOString() },
      ...outcomes.toReversed().map(({ key, label }) => ({
        label: `${label}, ${bucketHours[span]} h`,
        fill: colorOf(key),
        width: 0,
        paths: bars,
        points: { show: false },
      })),
    ],
  };
}

/** Resolves a CSS color for a canvas, which supports neither variables nor `light-dark()`. */
function resolved(element: HTMLElement, color: string): string {
  const probe = element.appendChild(document.createElement('span'));
  probe.style.color = color;
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}
