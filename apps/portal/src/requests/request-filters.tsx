import { Select, TextInput } from '@mantine/core';
import type { RequestFilters } from '../api/queries';
import type { Credential } from '../api/types';
import { DateRange } from '../ui/date-range';
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
  const choice = (
    name: 'status' | 'method' | 'route' | 'credentialId',
    label: string,
    data: { value: string; label: string }[] | string[],
    width: number,
  ) => (
    <Select
      label={label}
      placeholder="All"
      clearable
      searchable={name === 'route'}
      w={width}
      data={data}
      value={filters[name] ?? null}
      onChange={(value) => set({ [name]: value ?? undefined })}
    />
  );
  return (
    <>
      {choice('status', 'Response', [...statusClassNames], 170)}
      {choice('method', 'Method', methods, 110)}
      {text('path', 'Path', 'Part of path or query', 200)}
      {text('code', 'Error code', 'invalid_field', 160)}
      {text('tool', 'Tool', 'find_customer', 150)}
      {choice('route', 'Resource', [...new Set([...routes, ...(filters.route ? [filters.route] : [])])], 150)}
      {choice(
        'credentialId',
        'Credential',
        credentials.map(({ id, name }) => ({ value: id, label: name })),
        180,
      )}
      {text('requestId', 'Request ID', 'X-Request-Id of the response', 220)}
      <DateRange value={filters} onChange={set} />
    </>
  );
}
