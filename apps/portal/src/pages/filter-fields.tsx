import { TagsInput, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client';
import type { EventFilter } from '../api/types';
import { fieldError } from '../ui/failed';

interface FilterFieldsProps {
  readonly types: readonly string[];
  readonly filter: EventFilter;
  readonly onChange: (filter: EventFilter) => void;
}

const fields = [
  ['status', 'Only with the status', 'Statuses after the change, such as Open.'],
  ['locationId', 'Only of the location', 'Ids of locations.'],
  ['changedFields', 'Only with the changed field', 'Names of changed fields, such as salesperson.'],
] as const;

/** Filter of an endpoint, tried on the latest events while it is edited. */
export function FilterFields({ types, filter, onChange }: FilterFieldsProps) {
  const choice = { types: types.length === 0 ? null : types, filter };
  const preview = useQuery({
    queryKey: ['endpoints', 'preview', choice],
    queryFn: () => call<{ events: number; matching: number }>('POST', 'events/preview', choice),
    retry: false,
  });
  return (
    <>
      {fields.map(([name, label, description]) => (
        <TagsInput
          key={name}
          label={label}
          description={description}
          error={fieldError(preview.error, `filter.${name}`)}
          value={[...(filter[name] ?? [])]}
          onChange={(values) => {
            const { [name]: _, ...others } = filter;
            onChange(values.length === 0 ? others : { ...others, [name]: values });
          }}
          clearable
        />
      ))}
      {preview.data && (
        <Text size="sm" role="status">
          {`It would have received ${preview.data.matching} of the latest ${preview.data.events} events.`}
        </Text>
      )}
    </>
  );
}
