import { Checkbox, MultiSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';
import { eventTypesQuery } from '../api/queries';
import type { Endpoint, EndpointSecret } from '../api/types';
import { fieldError } from '../ui/failed';
import { FormDialog } from '../ui/form-dialog';
import { FilterFields } from './filter-fields';

interface EndpointFormProps {
  /** Endpoint to edit. A new one is created if absent. */
  readonly endpoint?: Endpoint;
  readonly onClose: () => void;
  readonly onCreated?: (created: EndpointSecret) => void;
}

/** Dialog that creates or edits a webhook endpoint. */
export function EndpointForm({ endpoint, onClose, onCreated }: EndpointFormProps) {
  const { data: known = [] } = useQuery(eventTypesQuery);
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [name, setName] = useState(endpoint?.name ?? '');
  const [description, setDescription] = useState(endpoint?.description ?? '');
  const [types, setTypes] = useState([...(endpoint?.types ?? [])]);
  const [filter, setFilter] = useState(endpoint?.filter ?? {});
  const [headers, setHeaders] = useState('');
  const [isInOrder, setInOrder] = useState(endpoint?.order === 'record');
  const [standardWebhooks, setStandardWebhooks] = useState(false);
  const save = useMutation({
    mutationFn: async () => {
      const wanted = types.length === 0 ? null : types;
      const changed = headers.trim() === '' ? undefined : headersOf(headers);
      const order = isInOrder ? 'record' : 'none';
      const fields = { url, name, description, filter, order, ...(changed && { headers: changed }) };
      if (endpoint) return void (await call('PATCH', `endpoints/${endpoint.id}`, { ...fields, types: wanted }));
      return call<EndpointSecret>('POST', 'endpoints', {
        ...fields,
        standardWebhooks,
        ...(wanted && { types: wanted }),
      });
    },
    onSuccess: (created) => {
      onClose();
      if (created) onCreated?.(created);
    },
    meta: { changes: ['endpoints'] },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={endpoint ? 'Edit endpoint' : 'New webhook endpoint'}
      size="lg"
      action={save}
      label={endpoint ? 'Save' : 'Create endpoint'}
    >
      <TextInput
        label="URL"
        description="Events are sent here as POST requests, signed with the secret of this endpoint."
        placeholder="https://example.com/webhooks"
        required
        data-autofocus
        error={fieldError(save.error, 'url')}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <TextInput
        label="Name"
        description="Shown here instead of the URL."
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Textarea
        label="Description"
        description="Who looks after it, and what to do when it fails."
        maxLength={1000}
        autosize
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <MultiSelect
        label="Event types"
        description="Leave empty to receive every event type, including new ones."
        data={[...new Set([...known, ...types])]}
        value={types}
        onChange={setTypes}
        searchable
        clearable
        maxDropdownHeight={260}
      />
      <Textarea
        label="Headers"
        description={`Up to five constant headers, one a line, such as "Authorization: …". They are not shown again${
          endpoint?.headerNames ? `. Leave empty to keep ${endpoint.headerNames.join(', ')}, or enter - for none` : ''
        }.`}
        autosize
        error={fieldError(save.error, 'headers')}
        value={headers}
        onChange={(event) => setHeaders(event.currentTarget.value)}
      />
      <Checkbox
        label="Deliver the events of one record in order"
        description="One at a time. An event that fails holds the later ones of its record, for 24 hours at most."
        checked={isInOrder}
        onChange={(event) => setInOrder(event.currentTarget.checked)}
      />
      {!endpoint && (
        <Checkbox
          label="Sign by Standard Webhooks as well"
          checked={standardWebhooks}
          onChange={(event) => setStandardWebhooks(event.currentTarget.checked)}
        />
      )}
      <FilterFields types={types} filter={filter} onChange={setFilter} />
    </FormDialog>
  );
}

/** Headers of lines such as `Name: value`; a dash alone means none. */
const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && line !== '-')
      .map((line) => [line.split(':')[0]!, line.split(':').slice(1).join(':').trim()]),
  );

/** Content of the dialog that shows the signing secret once. */
export const shownSigningSecret = ({ endpoint, signingSecret, standardSecret }: EndpointSecret) => ({
  title: 'Signing secret of the endpoint',
  values: [
    ...(signingSecret ? [['Signing secret', signingSecret] as const] : []),
    ...(standardSecret ? [['Secret of Standard Webhooks', standardSecret] as const] : []),
  ],
  hint: `Use it to verify requests to ${endpoint.url}. The key is the whole text, including whsec_.${
    standardSecret ? ' Libraries of Standard Webhooks take theirs as it is.' : ''
  }`,
});
