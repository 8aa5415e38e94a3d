import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call, CallError } from './client';

/** Ends the session, and forgets what was read in it. After a failure the page stays: the session may go on. */
export function useSignOut() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () =>
      call('DELETE', 'session').catch((error: unknown) => {
        if (!(error instanceof CallError && error.status === 401)) throw error;
      }),
    onSuccess: async () => {
      await navigate({ to: '/sign-in' });
      // Not before: a page that is still open would read its data again, without a session.
      queries.clear();
    },
  });
}
