import { Checkbox, Group, NumberInput, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client';
import type { CredentialSecret } from '../api/types';
import { useAction } from '../api/use-action';
import { fieldError } from '../ui/failed';
import { FormDialog } from '../ui/form-dialog';
import { type CredentialDialogProps, LimitFields } from './credential-limits';
import { type Limits, limitsBody, noLimits } from './limits';
import { ScopePicker } from './scope-picker';

interface NewCredentialProps {
  readonly onClose: () => void;
  readonly onCreated: (created: CredentialSecret) => void;
}

/** Dialog that creates a credential (§5.2). */
export function NewCredentialDialog({ onClose, onCreated }: NewCredentialProps) {
  const [type, setType] = useState('api_key');
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly string[]>([]);
  const [limits, setLimits] = useState<Limits>(noLimits);
  const [agent, setAgent] = useState(false);
  const [confirmLimit, setConfirmLimit] = useState<number | string>('');
  const create = useAction(
    ['credentials'],
    () =>
      call<CredentialSecret>('POST', 'credentials', {
        ...{ type, name, scopes, agent, ...limitsBody(limits) },
        ...(agent && confirmLimit !== '' && { confirmLimit: Number(confirmLimit) }),
      }),
    (created) => {
      onClose();
      onCreated(created);
    },
  );
  return (
    <FormDialog
      onClose={onClose}
      title="New credential"
      size="xl"
      action={create}
      label="Create credential"
      isDisabled={scopes.length === 0}
    >
      <TextInput
        label="Name"
        description="Shown in record histories and the audit trail."
        required
        maxLength={200}
        data-autofocus
        error={fieldError(create.error, 'name')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Radio.Group label="Type" value={type} onChange={setType}>
        <Group mt={4}>
          <Radio value="api_key" label="API key: one secret, sent with each request" />
          <Radio
            value="oauth_client"
            label="OAuth client: client ID and secret, exchanged for one-hour access tokens"
          />
        </Group>
      </Radio.Group>
      <ScopePicker value={scopes} onChange={setScopes} />
      <LimitFields value={limits} onChange={setLimits} failure={create.error} />
      <Checkbox
        label="For an assistant, with half the rate limit"
        checked={agent}
        onChange={({ currentTarget }) => setAgent(currentTarget.checked)}
      />
      {agent && (
        <NumberInput
          label="Largest amount"
          description="Of a payment, order or quote that the assistant may write. Leave it empty for any."
          min={0}
          decimalScale={2}
          error={fieldError(create.error, 'confirmLimit')}
          value={confirmLimit}
          onChange={setConfirmLimit}
        />
      )}
    </FormDialog>
  );
}

/** Dialog that replaces the scopes of a credential. The secret does not change (§5.2). */
export function ScopesDialog({ credential, onClose }: CredentialDialogProps) {
  const [scopes, setScopes] = useState<readonly string[]>(credential.scopes);
  const grant = useAction(
    ['credentials'],
    () => call('PUT', `credentials/${credential.id}/scopes`, { scopes }),
    onClose,
  );
  return (
    <FormDialog
      onClose={onClose}
      title={`Scopes of ${credential.name}`}
      size="xl"
      action={grant}
      label="Save scopes"
      isDisabled={scopes.length === 0}
    >
      <ScopePicker value={scopes} onChange={setScopes} />
    </FormDialog>
  );
}
