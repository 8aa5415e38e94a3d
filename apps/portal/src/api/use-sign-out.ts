import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from './client';

/** Ends the session, and forgets what was read in it. */
export function useSignOut() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call('DELETE', 'session'),
    onSettled: async () => {
      await navigate({ to: '/sign-in' });
      // Not before: a page that is still open would read its data again, without a session.
      queries.clear();
    },
  });
}
