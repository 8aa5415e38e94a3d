import { Button, Checkbox, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../api/client';
import { scopesQuery } from '../api/queries';
import type { Credential, CredentialSecret } from '../api/types';
import { Failed } from '../ui/failed';
import { Dialog } from '../ui/dialog';

interface NewCredentialProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMade: (made: CredentialSecret) => void | Promise<void>;
}

/** Makes a credential (§5.2). */
export function NewCredentialDialog({ isOpen, onClose, onMade }: NewCredentialProps) {
  const [type, setType] = useState('api_key');
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly string[]>([]);
  const make = useMutation({
    mutationFn: () => call<CredentialSecret>('POST', 'credentials', { type, name, scopes }),
    onSuccess: (made) => {
      setName('');
      setScopes([]);
      return onMade(made);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="New credential" size="xl">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            description="Histories and the audit trail call it so."
            required
            maxLength={200}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Radio.Group label="Kind" value={type} onChange={setType}>
            <Group mt={4}>
              <Radio value="api_key" label="API key: one secret, sent with each request" />
              <Radio value="oauth_client" label="OAuth client: id and secret, for tokens of an hour" />
            </Group>
          </Radio.Group>
          <ScopePicker value={scopes} onChange={setScopes} />
          <Failed error={make.error} />
          <Buttons onClose={onClose} label="Make it" isBusy={make.isPending} isDisabled={scopes.length === 0} />
        </Stack>
      </form>
    </Dialog>
  );
}

interface ScopesProps {
  readonly credential: Credential | null;
  readonly onClose: () => void;
  readonly onChanged: () => unknown;
}

/** Grants other scopes; the secret stays (§5.2). */
export function ScopesDialog({ credential, onClose, onChanged }: ScopesProps) {
  const [scopes, setScopes] = useState<readonly string[]>([]);
  useEffect(() => setScopes(credential?.scopes ?? []), [credential]);
  const grant = useMutation({
    mutationFn: () => call('PUT', `credentials/${credential?.id}/scopes`, { scopes }),
    onSuccess: async () => {
      await onChanged();
      onClose();
    },
  });
  return (
    <Dialog isOpen={credential !== null} onClose={onClose} title={`Scopes of ${credential?.name ?? ''}`} size="xl">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          grant.mutate();
        }}
      >
        <Stack>
          <ScopePicker value={scopes} onChange={setScopes} />
          <Failed error={grant.error} />
          <Buttons onClose={onClose} label="Grant these" isBusy={grant.isPending} isDisabled={scopes.length === 0} />
        </Stack>
      </form>
    </Dialog>
  );
}

interface PickerProps {
  readonly value: readonly string[];
  readonly onChange: (scopes: readonly string[]) => void;
}

function ScopePicker({ value, onChange }: PickerProps) {
  const { data: all = [] } = useQuery(scopesQuery);
  return (
    <Checkbox.Group label="Scopes" value={[...value]} onChange={onChange} withAsterisk>
      <Group gap="xs" my="xs">
        <Button variant="default" size="compact-xs" onClick={() => onChange(all)}>
          All
        </Button>
        <Button
          variant="default"
          size="compact-xs"
          onClick={() => onChange(all.filter((one) => one.endsWith('.read')))}
        >
          All that read
        </Button>
        <Button variant="default" size="compact-xs" onClick={() => onChange([])}>
          None
        </Button>
      </Group>
      <div className="scopes">
        {all.map((scope) => (
          <Checkbox key={scope} value={scope} label={scope.replace('partner-api.', '')} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

interface ButtonsProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly onClose: () => void;
}

/** The end of a dialog. */
export function Buttons({ label, isBusy, isDisabled = false, onClose }: ButtonsProps) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" loading={isBusy} disabled={isDisabled}>
        {label}
      </Button>
    </Group>
  );
}
