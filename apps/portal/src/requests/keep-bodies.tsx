import { Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client';
import { keepingQuery } from '../api/queries';
import { ConfirmButton } from '../ui/confirm-button';
import { Failed } from '../ui/failed';
import { Time } from '../ui/time';
import { useMay } from '../ui/use-may';

/** Switch for keeping the bodies of requests, with its state. */
export function KeepBodies() {
  const { data } = useQuery(keepingQuery);
  const queries = useQueryClient();
  const may = useMay();
  const change = useMutation({
    mutationFn: (kept: boolean) => call('PUT', 'request-bodies', { kept }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['request-bodies'] }),
  });
  if (!data) return null;
  const isOn = data.since !== null;
  return (
    <>
      <Failed error={change.error} />
      <Group gap="sm" role="group" aria-label="Bodies of requests">
        <Text size="sm" role="status">
          {data.since === null ? (
            'Bodies of requests and responses are not kept.'
          ) : (
            <>
              Bodies of requests and responses are kept for seven days, since <Time at={data.since} />.
            </>
          )}
        </Text>
        {may('manage') && !isOn && (
          <ConfirmButton label="Start keeping" name="bodies" onConfirm={() => change.mutate(true)}>
            Bodies of requests and responses contain personal data of your customers. They are kept for seven days, up
            to 64 KB each, with secrets masked. Everyone who may open the portal can read them.
          </ConfirmButton>
        )}
        {may('manage') && isOn && (
          <ConfirmButton label="Stop keeping" name="bodies" danger onConfirm={() => change.mutate(false)}>
            All kept bodies are deleted. This cannot be undone. New requests are logged without bodies.
          </ConfirmButton>
        )}
      </Group>
    </>
  );
}
