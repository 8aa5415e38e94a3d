import { MultiSelect, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../api/client';
import { eventTypesQuery } from '../api/queries';
import type { Endpoint, EndpointSecret } from '../api/types';
import { Failed } from '../ui/failed';
import { Buttons } from './credential-dialogs';
import { Dialog } from '../ui/dialog';

interface EndpointFormProps {
  readonly isOpen: boolean;
  /** The one to change; a new one is made without it. */
  readonly endpoint?: Endpoint;
  readonly onClose: () => void;
  readonly onSaved: (made?: EndpointSecret) => unknown;
}

/** Where events go, and which. */
export function EndpointForm({ isOpen, endpoint, onClose, onSaved }: EndpointFormProps) {
  const { data: known = [] } = useQuery(eventTypesQuery);
  const [url, setUrl] = useState('');
  const [types, setTypes] = useState<string[]>([]);
  useEffect(() => {
    if (!isOpen) return;
    setUrl(endpoint?.url ?? '');
    setTypes([...(endpoint?.types ?? [])]);
  }, [isOpen, endpoint]);
  const save = useMutation({
    mutationFn: async () => {
      const wanted = types.length === 0 ? null : types;
      if (endpoint) return void (await call('PATCH', `endpoints/${endpoint.id}`, { url, types: wanted }));
      return call<EndpointSecret>('POST', 'endpoints', { url, ...(wanted && { types: wanted }) });
    },
    onSuccess: (made) => {
      onClose();
      return onSaved(made ?? undefined);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={endpoint ? 'Change the endpoint' : 'New webhook endpoint'}
      size="lg"
    >
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="URL"
            description="Events are sent there as POST requests, signed with a secret of this endpoint."
            placeholder="https://example.com/webhooks"
            required
            data-autofocus
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <MultiSelect
            label="Types of events"
            description="All of them, and those to come, when you choose none."
            data={[...new Set([...known, ...types])]}
            value={types}
            onChange={setTypes}
            searchable
            clearable
            maxDropdownHeight={260}
          />
          <Failed error={save.error} />
          <Buttons onClose={onClose} label={endpoint ? 'Save' : 'Make it'} isBusy={save.isPending} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** The signing secret, as it is shown once. */
export const shownSigningSecret = ({ endpoint, signingSecret }: EndpointSecret) => ({
  title: 'The signing secret of the endpoint',
  values: [['Signing secret', signingSecret]] as const,
  hint: `Check with it that what arrives at ${endpoint.url} comes from here. The whole of it is the key.`,
});
