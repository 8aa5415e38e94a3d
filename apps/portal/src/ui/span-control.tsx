import { SegmentedControl } from '@mantine/core';
import type { UsageSpan } from '../api/types';

interface SpanControlProps {
  readonly span: UsageSpan;
  readonly onSpan: (span: UsageSpan) => void;
}

/** Choice of the last 24 hours, 7 days or 30 days. */
export const SpanControl = ({ span, onSpan }: SpanControlProps) => (
  <SegmentedControl
    aria-label="Time span"
    data={[
      { value: 'day', label: '24 hours' },
      { value: 'week', label: '7 days' },
      { value: 'month', label: '30 days' },
    ]}
    value={span}
    onChange={onSpan}
  />
);
