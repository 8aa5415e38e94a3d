import { TextInput } from '@mantine/core';
import type { RequestFilters } from '../api/queries';
import type { Credential } from '../api/types';
import { DateRange } from '../ui/date-range';
import { FilterSelect } from '../ui/filter-select';
import { statusClassNames } from '../ui/states';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface RequestFilterFieldsProps {
  readonly filters: RequestFilters;
  readonly set: (changed: RequestFilters) => void;
  readonly routes: readonly string[];
  readonly credentials: readonly Credential[];
}

/** Fields of the request filters. */
export function RequestFilterFields({ filters, set, routes, credentials }: RequestFilterFieldsProps) {
  const text = (name: 'path' | 'code' | 'tool' | 'requestId', label: string, placeholder: string, width: number) => (
    <TextInput
      label={label}
      placeholder={placeholder}
      w={width}
      key={`${name} ${filters[name] ?? ''}`}
      defaultValue={filters[name] ?? ''}
      onBlur={(event) => set({ [name]: event.currentTarget.value.trim() || undefined })}
      onKeyDown={(event) => {
        if (event.key === 'Enter') set({ [name]: event.currentTarget.value.trim() || undefined });
      }}
    />
  );
  const known = [...new Set([...routes, ...(filters.route ? [filters.route] : [])])];
  const names = credentials.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <FilterSelect name="status" label="Response" w={170} data={[...statusClassNames]} {...{ filters, set }} />
      <FilterSelect name="method" label="Method" w={110} data={methods} {...{ filters, set }} />
      {text('path', 'Path', 'Part of path or query', 200)}
      {text('code', 'Error code', 'invalid_field', 160)}
      {text('tool', 'Tool', 'find_customer', 150)}
      <FilterSelect name="route" label="Resource" searchable w={150} data={known} {...{ filters, set }} />
      <FilterSelect name="credentialId" label="Credential" w={180} data={names} {...{ filters, set }} />
      {text('requestId', 'Request ID', 'X-Request-Id of the response', 220)}
      <DateRange value={filters} onChange={set} />
    </>
  );
}
