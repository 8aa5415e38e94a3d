import { Button } from '@mantine/core';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { call } from '../api/client';
import { sessionQuery } from '../api/queries';
import type { Credential } from '../api/types';
import { Failed } from '../ui/failed';
import type { RepeatableRequest } from './request-code';

interface TryButtonProps {
  readonly credential: Credential;
  readonly request: RepeatableRequest;
  readonly body?: string;
}

/**
 * Opens the API reference, filled in for a request, with a token of 10 minutes (A12). The token of a GET only reads.
 * The part of the address after `#` is not sent to the server.
 */
export function TryButton({ credential, request: { method, url }, body }: TryButtonProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const scopes = credential.scopes.filter((scope) => method !== 'GET' || scope.endsWith('.read'));
  const open = useMutation({
    mutationFn: () => call<{ accessToken: string }>('POST', `credentials/${credential.id}/token`, { scopes }),
    onSuccess: ({ accessToken: token }) => {
      const passed = new URLSearchParams({ token, method, url, ...(body !== undefined && { body }) });
      location.assign(`${session.apiUrl}/docs#${passed.toString()}`);
    },
  });
  return (
    <>
      <Button variant="default" size="xs" loading={open.isPending} onClick={() => open.mutate()}>
        Try in the API reference
      </Button>
      <Failed error={open.error} />
    </>
  );
}
