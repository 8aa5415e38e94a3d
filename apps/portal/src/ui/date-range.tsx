import { TextInput } from '@mantine/core';

interface DateRangeProps {
  readonly value: { readonly from?: string; readonly to?: string };
  readonly onChange: (change: { from?: string } | { to?: string }) => void;
}

/** First and last day of the items that a list shows. */
export function DateRange({ value, onChange }: DateRangeProps) {
  return (['from', 'to'] as const).map((end) => (
    <TextInput
      key={end}
      label={end === 'from' ? 'From' : 'To'}
      type="date"
      value={value[end] ?? ''}
      onChange={({ currentTarget }) => onChange({ [end]: currentTarget.value || undefined })}
    />
  ));
}
