import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, rememberCsrfToken } from '../api/client';
import { secondFactorsQuery } from '../api/queries';
import type { AddedFactor, AppSecret, FactorKind } from '../api/types';
import { useAction } from '../api/use-action';
import { FormDialog } from '../ui/form-dialog';
import { AppDialog } from './app-dialog';
import { PasskeyFailed } from './passkey-failed';
import { isStale, StepUp } from './step-up';

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

interface AddFactorProps {
  /** Kinds that the person has. */
  readonly kinds: readonly FactorKind[];
  readonly onAdded: (recoveryCodes: readonly string[] | undefined) => void;
}

/** Buttons and dialogs that add an authenticator app or a passkey. */
export function AddFactor({ kinds, onAdded }: AddFactorProps) {
  const [app, setApp] = useState<AppSecret | null>(null);
  const [name, setName] = useState<string | null>(null);
  const added = ({ csrfToken, recoveryCodes }: AddedFactor): void => {
    rememberCsrfToken(csrfToken);
    setApp(null);
    setName(null);
    onAdded(recoveryCodes);
  };
  const startApp = useMutation({ mutationFn: () => call<AppSecret>('POST', 'second-factor/totp'), onSuccess: setApp });
  const register = async (): Promise<AddedFactor> => {
    const optionsJSON = await call<CreationOptions>('POST', 'second-factor/passkeys/options');
    const response = await startRegistration({ optionsJSON });
    return call<AddedFactor>('POST', 'second-factor/passkeys', { name, response });
  };
  const passkey = useAction(secondFactorsQuery.queryKey, register, added);
  const hasPasskeys = browserSupportsWebAuthn();
  return (
    <Stack>
      <PasskeyFailed error={isStale(startApp.error) ? null : startApp.error} />
      <Group gap="xs">
        {!kinds.includes('totp') && (
          <Button variant="default" onClick={() => startApp.mutate()} loading={startApp.isPending}>
            Add an authenticator app
          </Button>
        )}
        {hasPasskeys && (
          <Button variant="default" onClick={() => setName('')}>
            Add a passkey
          </Button>
        )}
      </Group>
      {!hasPasskeys && (
        <Text c="dimmed" size="sm">
          Passkeys need https, or the address localhost, and a browser that supports them.
        </Text>
      )}
      <AppDialog secret={app} onClose={() => setApp(null)} onAdded={added} />
      <FormDialog
        isOpen={name !== null}
        onClose={() => setName(null)}
        title="Add a passkey"
        action={passkey}
        label="Create passkey"
        failure={<PasskeyFailed error={isStale(passkey.error) ? null : passkey.error} />}
      >
        <Text>Your browser asks for a fingerprint, a PIN or a security key.</Text>
        <TextInput
          label="Name"
          description="For example the device: “Work laptop”."
          required
          maxLength={100}
          data-autofocus
          value={name ?? ''}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </FormDialog>
      <StepUp change={startApp} kinds={kinds} repeat={() => startApp.mutate()} />
      <StepUp change={passkey} kinds={kinds} repeat={() => passkey.mutate()} />
    </Stack>
  );
}
