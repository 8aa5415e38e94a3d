import 'uplot/dist/uPlot.min.css';
import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { formatNumber, locale } from './format';
import { type TimeZone, useTimeZone } from './time';

const height = 220;

export interface ChartSeries {
  readonly label: string;
  readonly tone: 'good' | 'warn' | 'info' | 'bad';
  /** One value per time; null for none. */
  readonly values: readonly (number | null)[];
}

export interface ChartProps {
  /** Starts of the parts, in milliseconds since 1970. */
  readonly times: readonly number[];
  /** Length of a part. */
  readonly hours: number;
  /** Bars are stacked in this order. */
  readonly kind: 'bars' | 'lines';
  readonly series: readonly ChartSeries[];
  /** Accessible description. The page also shows the values as text. */
  readonly label: string;
}

/** Chart over time. Loaded only if there is data to draw. */
export default function Chart({ label, ...data }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [zone] = useTimeZone();
  const colorScheme = useComputedColorScheme('light');
  const { times, hours, kind, series } = data;
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const shown = { times, hours, kind, series };
    const chart = new UPlot(optionsOf(element, shown, zone), dataOf(shown), element);
    const resized = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    resized.observe(element);
    return () => {
      resized.disconnect();
      chart.destroy();
    };
  }, [times, hours, kind, series, zone, colorScheme]);
  return <div ref={place} role="img" aria-label={label} className="chart" />;
}

type Drawn = Omit<ChartProps, 'label'>;

/** Bars are cumulative. The tallest series comes first, so that the lower ones are drawn over it. */
function dataOf({ times, kind, series }: Drawn): UPlot.AlignedData {
  const seconds = times.map((at) => at / 1_000);
  if (kind === 'lines') return [seconds, ...series.map(({ values }) => [...values])];
  const sums = times.map(() => 0);
  const columns = series.map(({ values }) => values.map((value, index) => (sums[index]! += value ?? 0)));
  return [seconds, ...columns.toReversed()];
}

function optionsOf(element: HTMLElement, { hours, kind, series }: Drawn, zone: TimeZone): UPlot.Options {
  const colorOf = (name: string): string => resolved(element, `var(--chart-${name})`);
  const axis = { stroke: colorOf('text'), grid: { stroke: colorOf('grid'), width: 1 }, ticks: { show: false } };
  const bars = UPlot.paths.bars!({ size: [0.8, 40], align: 1 });
  const style = (color: string): Partial<UPlot.Series> =>
    kind === 'bars'
      ? { fill: color, width: 0, paths: bars, points: { show: false } }
      : { stroke: color, width: 2, spanGaps: true, points: { show: true, size: 6, fill: color } };
  return {
    width: element.clientWidth,
    height,
    ...(zone === 'UTC' && { tzDate: (at) => UPlot.tzDate(new Date(at * 1_000), 'UTC') }),
    legend: { show: false },
    cursor: { show: false },
    // Each bar extends to the right of its time, so the axis ends one bar width after the last time.
    scales: {
      x: { range: (_, min, max) => [min, max + hours * 3_600] },
      y: { range: (_, __, max) => [0, Math.max(max, 1) * 1.05] },
    },
    axes: [
      { ...axis, space: 60, values: timeLabels(zone) },
      {
        ...axis,
        size: 64,
        values: (_, values) => values.map(formatNumber),
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 1e5, 1e6, 1e7],
      },
    ],
    series: [
      {},
      ...(kind === 'bars' ? series.toReversed() : series).map(({ label, tone }) => ({
        label,
        ...style(colorOf(tone)),
      })),
    ],
  };
}

/** Labels of the time axis in the user's language: the time, with the date below where a day begins. */
function timeLabels(zone: TimeZone): UPlot.Axis.DynamicValues {
  const timeZone = zone === 'UTC' ? 'UTC' : undefined;
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone });
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone });
  return (_, seconds, __, ___, increment) => {
    const days = seconds.map((at) => day.format(at * 1_000));
    return seconds.map((at, index) => {
      if (increment >= 86_400) return days[index]!;
      const date = days[index] === days[index - 1] ? '' : `\n${days[index]}`;
      return time.format(at * 1_000) + date;
    });
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
