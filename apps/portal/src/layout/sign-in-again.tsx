import { Anchor, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, signInPathOf } from '../api/client';
import { sessionQuery } from '../api/queries';
import { Dialog } from '../ui/dialog';
import { Failed } from '../ui/failed';
import { Notice } from '../ui/notice';

/**
 * Dialog over a page whose session has ended. The page stays with all that was typed into it, and goes on when the
 * person has signed in again in any window of the browser.
 */
export function SignInAgain() {
  const { data: session, error } = useQuery(sessionQuery);
  return session && signInPathOf(error) ? <Ended email={session.user.email} /> : null;
}

function Ended({ email }: { readonly email: string }) {
  const queries = useQueryClient();
  const session = useQuery(sessionQuery);
  const request = useMutation({ mutationFn: () => call('POST', 'sign-in', { email }) });
  // Data that could not be read meanwhile.
  useEffect(
    () => () => void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' }),
    [queries],
  );
  return (
    <Dialog onClose={() => undefined} title="Your session has ended" staysOpen>
      <Text mb="md">
        Sign in again in this browser, also in another tab, as {email}. This page keeps what you typed: send it
        afterwards.
      </Text>
      <Failed error={request.error} />
      {request.isSuccess && (
        <Notice tone="good" title="Check your email" role="status">
          A sign-in link is on its way to {email}. Open it in this browser, and come back to this page.
        </Notice>
      )}
      <Group justify="flex-end" mt="md">
        <Anchor href="/sign-in" size="sm">
          Leave this page
        </Anchor>
        <Button variant="default" loading={session.isFetching} onClick={() => void session.refetch()}>
          I have signed in
        </Button>
        <Button
          loading={request.isPending}
          disabled={request.isSuccess}
          onClick={() => request.mutate()}
          data-autofocus
        >
          Email me a link
        </Button>
      </Group>
    </Dialog>
  );
}
