import { Button, Loader } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client';
import { browsersQuery } from '../api/queries';
import { Failed } from '../ui/failed';
import { Badge } from '../ui/notice';
import { Page } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { Time } from '../ui/time';

/** Where the user is signed in. */
export function Sessions() {
  const sessions = useQuery(browsersQuery);
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string) => call('DELETE', `sessions/${id}`),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  });
  return (
    <Page
      title="Your sessions"
      intro="Where you are signed in. A session ends after 8 hours without use, and after 7 days in any case."
    >
      <Failed error={sessions.error ?? end.error} />
      {sessions.isPending && <Loader aria-label="Loading" />}
      <PlainTable
        label="Your sessions"
        columns={['Browser', 'Last used', 'Signed in', 'Ends', 'Actions']}
        rows={(sessions.data ?? []).map((one) => [
          one.id,
          [
            one.userAgent ?? 'unknown',
            one.isThis ? <Badge tone="good">this one</Badge> : <Time key="seen" at={one.seenAt} />,
            <Time key="made" at={one.createdAt} />,
            <Time key="ends" at={one.expiresAt} />,
            one.isThis ? null : (
              <Button key="end" variant="default" size="xs" onClick={() => end.mutate(one.id)}>
                Sign out there
              </Button>
            ),
          ],
        ])}
      />
    </Page>
  );
}
