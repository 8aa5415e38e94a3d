import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client';
import { browsersQuery } from '../api/queries';
import { Failed } from '../ui/failed';
import { browserName } from '../ui/browser-name';
import { Badge } from '../ui/notice';
import { PlainTable } from '../ui/paged-table';
import { Time } from '../ui/time';

/** Browsers where the user is signed in. */
export function Sessions() {
  const sessions = useQuery(browsersQuery);
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map((id) => call('DELETE', `sessions/${id}`))),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  });
  const others = (sessions.data ?? []).filter(({ isThis }) => !isThis).map(({ id }) => id);
  return (
    <>
      <h2 className="part">Sessions</h2>
      <Stack>
        <Text>Browsers where you are signed in. A session ends after 8 hours of inactivity, or after 7 days.</Text>
        <Failed error={sessions.error ?? end.error} />
        <PlainTable
          label="Your sessions"
          columns={['Browser', 'Last used', 'Signed in', 'Expires', 'Actions']}
          rows={sessions.data?.map((one) => [
            one.id,
            [
              <span title={one.userAgent ?? undefined}>{browserName(one.userAgent)}</span>,
              one.isThis ? <Badge tone="good">This browser</Badge> : <Time at={one.seenAt} />,
              <Time at={one.createdAt} />,
              <Time at={one.expiresAt} />,
              one.isThis ? null : (
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => end.mutate([one.id])}
                  loading={end.isPending && end.variables.includes(one.id)}
                >
                  End session
                </Button>
              ),
            ],
          ])}
        />
        {others.length > 0 && (
          <Group>
            <Button variant="default" onClick={() => end.mutate(others)} loading={end.isPending}>
              End all other sessions
            </Button>
          </Group>
        )}
      </Stack>
    </>
  );
}
