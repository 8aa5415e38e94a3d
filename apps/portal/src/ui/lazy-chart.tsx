import { Loader } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ChartProps } from './chart';

const Chart = lazy(() => import('./chart'));

/** Chart whose code is loaded when it is first shown. */
export const LazyChart = (props: ChartProps) => (
  <Suspense fallback={<Loader aria-label="Loading chart" />}>
    <Chart {...props} />
  </Suspense>
);

/** Names of the series, with the colors of the chart. */
export function Legend({
  of,
  label,
}: {
  readonly of: readonly (readonly [tone: string, text: string])[];
  label: string;
}) {
  return (
    <ul className="legend" aria-label={label}>
      {of.map(([tone, text]) => (
        <li key={text}>
          <span className={`dot dot-${tone}`} aria-hidden="true" /> {text}
        </li>
      ))}
    </ul>
  );
}
