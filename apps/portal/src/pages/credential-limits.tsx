import { Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client';
import type { Credential, CredentialSecret } from '../api/types';
import { useAction } from '../api/use-action';
import { FormDialog } from '../ui/form-dialog';
import { fieldError } from '../ui/failed';
import { changedLimits, type Limits, storedLimits } from './limits';

interface LimitFieldsProps {
  readonly value: Limits;
  readonly onChange: (limits: Limits) => void;
  /** Error of the call that sent them. */
  readonly failure: unknown;
}

/** Optional limits of a credential (A12). */
export function LimitFields({ value, onChange, failure }: LimitFieldsProps) {
  return (
    <>
      <TextInput
        type="date"
        label="Last day"
        description="In UTC. Leave it empty for a credential that does not expire."
        error={fieldError(failure, 'expiresAt')}
        value={value.expiry}
        onChange={({ currentTarget }) => onChange({ ...value, expiry: currentTarget.value })}
      />
      <Textarea
        label="Allowed addresses"
        description="Addresses or ranges such as 203.0.113.0/24, one per line. Leave it empty for any address."
        autosize
        minRows={2}
        error={fieldError(failure, 'allowedAddresses')}
        value={value.addresses}
        onChange={({ currentTarget }) => onChange({ ...value, addresses: currentTarget.value })}
      />
    </>
  );
}

export interface CredentialDialogProps {
  readonly credential: Credential;
  readonly onClose: () => void;
}

/** Dialog that changes expiry and allowed addresses of a credential. */
export function LimitsDialog({ credential, onClose }: CredentialDialogProps) {
  const stored = storedLimits(credential);
  const [limits, setLimits] = useState(stored);
  const save = useAction(
    ['credentials'],
    () => call('PATCH', `credentials/${credential.id}/limits`, changedLimits(stored, limits)),
    onClose,
  );
  return (
    <FormDialog onClose={onClose} title={`Limits of ${credential.name}`} size="lg" action={save} label="Save limits">
      <LimitFields value={limits} onChange={setLimits} failure={save.error} />
    </FormDialog>
  );
}

const graces = [
  ['0', 'None: the current secret stops working immediately'],
  ['1', '1 hour'],
  ['24', '24 hours'],
] as const;

interface RotateDialogProps extends CredentialDialogProps {
  readonly onRotated: (created: CredentialSecret) => void;
}

/** Dialog that replaces the secret of a credential, with a grace for the current one. */
export function RotateDialog({ credential, onClose, onRotated }: RotateDialogProps) {
  const [graceHours, setGraceHours] = useState('0');
  const rotate = useAction(
    ['credentials'],
    () => call<CredentialSecret>('POST', `credentials/${credential.id}/rotate`, { graceHours }),
    (created) => {
      onClose();
      onRotated(created);
    },
  );
  return (
    <FormDialog onClose={onClose} title={`Rotate ${credential.name}?`} action={rotate} label="Rotate">
      <Radio.Group
        label="Grace for the current secret"
        description="During a grace, both secrets work."
        value={graceHours}
        onChange={setGraceHours}
      >
        <Stack mt="xs" gap="xs">
          {graces.map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
    </FormDialog>
  );
}

/** Dialog that suspends a credential until it is resumed. */
export function SuspendDialog({ credential, onClose }: CredentialDialogProps) {
  const [reason, setReason] = useState('');
  const suspend = useAction(
    ['credentials'],
    () => call('POST', `credentials/${credential.id}/suspend`, { reason }),
    onClose,
  );
  return (
    <FormDialog onClose={onClose} title={`Suspend ${credential.name}?`} action={suspend} label="Suspend">
      <Text>The credential and its access tokens are refused until you resume it. Its secret stays the same.</Text>
      <TextInput
        label="Reason"
        description="Shown to your team."
        maxLength={500}
        data-autofocus
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  );
}
