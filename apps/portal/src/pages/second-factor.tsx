import { Anchor, Loader, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { get, rememberCsrfToken } from '../api/client';
import { isOwn } from '../api/destination';
import type { SecondFactorState } from '../api/types';
import { useSignOut } from '../api/use-sign-out';
import { AddFactor } from '../second-factor/add-factor';
import { PresentFactor } from '../second-factor/present-factor';
import { shownCodes } from '../second-factor/shown-codes';
import { Failed } from '../ui/failed';
import { SecretDialog, type ShownSecret } from '../ui/secret-dialog';
import { SignedOutLayout } from './sign-in';

/** Step of signing in that presents the second factor, or adds one if the company requires it. */
export function SecondFactorStep() {
  const { to } = useSearch({ from: '/second-factor' });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const state = useQuery({
    queryKey: ['second-factor'],
    queryFn: async () => {
      const found = await get<SecondFactorState>('second-factor');
      rememberCsrfToken(found.csrfToken);
      return found;
    },
    gcTime: 0,
    // Another look would replace the step while the recovery codes are shown.
    staleTime: Infinity,
  });
  const goOn = (): void => {
    queries.removeQueries({ queryKey: ['session'] });
    void navigate({ href: to !== undefined && isOwn(to) ? to : '/', replace: true });
  };
  const signOut = useSignOut();
  const isComplete = state.data?.state === 'complete';
  useEffect(() => {
    if (isComplete) goOn();
  });
  return (
    <SignedOutLayout title="Second factor">
      <Failed error={state.error ?? signOut.error} />
      {state.isPending && <Loader aria-label="Loading" />}
      {state.data?.state === 'awaited' && (
        <>
          <Text c="dimmed">You signed in as {state.data.email}. One more step proves that it is you.</Text>
          <PresentFactor kinds={state.data.kinds} onDone={goOn} />
        </>
      )}
      {state.data?.state === 'missing' && (
        <Stack>
          <Text c="dimmed">
            Your company requires a second factor. Add one to continue. A passkey uses your device or a security key. An
            authenticator app shows a new code every 30 seconds.
          </Text>
          <AddFactor kinds={[]} onAdded={(made) => (made ? setSecret(shownCodes(made)) : goOn())} />
        </Stack>
      )}
      <Anchor component="button" type="button" size="sm" onClick={() => signOut.mutate()}>
        Sign out
      </Anchor>
      <SecretDialog secret={secret} onClose={goOn} />
    </SignedOutLayout>
  );
}
