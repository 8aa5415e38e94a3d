import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { startAuthentication } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call, rememberCsrfToken } from '../api/client';
import { PasskeyFailed } from './passkey-failed';
import type { FactorKind } from '../api/types';

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

interface PresentFactorProps {
  readonly kinds: readonly FactorKind[];
  readonly onDone: () => void;
}

/** Form that presents the second factor: a code of an app, a passkey, or a recovery code. */
export function PresentFactor({ kinds, onDone }: PresentFactorProps) {
  const [code, setCode] = useState('');
  const [isRecovering, setRecovering] = useState(false);
  const present = useMutation({
    mutationFn: async (body: object) => {
      const { csrfToken } = await call<{ readonly csrfToken: string }>('POST', 'second-factor', body);
      rememberCsrfToken(csrfToken);
    },
    onSuccess: onDone,
    onError: () => setCode(''),
  });
  const passkey = useMutation({
    mutationFn: async () => {
      const optionsJSON = await call<RequestOptions>('POST', 'second-factor/passkey');
      await present.mutateAsync({ passkey: await startAuthentication({ optionsJSON }) });
    },
  });
  const isTyping = isRecovering || kinds.includes('totp');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    present.mutate(isRecovering ? { recoveryCode: code } : { code: code.replaceAll(' ', '') });
  };
  const field = {
    value: code,
    onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLInputElement>) => setCode(value),
    required: true,
    autoFocus: true,
  };
  return (
    <Stack>
      <PasskeyFailed error={passkey.error ?? present.error} />
      {kinds.includes('passkey') && !isRecovering && (
        <Button onClick={() => passkey.mutate()} loading={passkey.isPending} autoFocus={!isTyping}>
          Use a passkey
        </Button>
      )}
      {isTyping && (
        <Stack component="form" onSubmit={submit}>
          {isRecovering ? (
            <TextInput
              {...field}
              key="recovery"
              label="Recovery code"
              description="Each of your ten codes works once."
              autoComplete="off"
              maxLength={40}
            />
          ) : (
            <TextInput
              {...field}
              key="code"
              label="Code of your authenticator app"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
            />
          )}
          <Button
            type="submit"
            variant={kinds.includes('passkey') && !isRecovering ? 'default' : 'filled'}
            loading={present.isPending && !passkey.isPending}
          >
            Continue
          </Button>
        </Stack>
      )}
      <Anchor component="button" type="button" size="sm" onClick={() => setRecovering(!isRecovering)}>
        {isRecovering ? 'Use another second factor' : 'Use a recovery code'}
      </Anchor>
    </Stack>
  );
}
