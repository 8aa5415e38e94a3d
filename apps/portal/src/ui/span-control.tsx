import { SegmentedControl } from '@mantine/core';
import type { UsageSpan } from '../api/types';
import { t } from '../i18n';

interface SpanControlProps {
  readonly span: UsageSpan;
  readonly onSpan: (span: UsageSpan) => void;
}

/** Choice of the last 24 hours, 7 days or 30 days. */
export const SpanControl = ({ span, onSpan }: SpanControlProps) => (
  <SegmentedControl
    aria-label={t('Time span')}
    data={[
      { value: 'day', label: t('24 hours') },
      { value: 'week', label: t('7 days') },
      { value: 'month', label: t('30 days') },
    ]}
    value={span}
    onChange={onSpan}
  />
);
