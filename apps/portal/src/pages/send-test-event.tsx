import { Button, Select, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../api/client';
import { eventTypesQuery } from '../api/queries';
import type { Endpoint } from '../api/types';
import { FormDialog } from '../ui/form-dialog';

const ping = 'ping';

/** Button that sends a ping, or an example of an event type, to an endpoint. */
export function SendTestEvent({ endpoint: { id, status } }: { readonly endpoint: Endpoint }) {
  const navigate = useNavigate();
  const { data: types = [] } = useQuery(eventTypesQuery);
  const [isOpen, setOpen] = useState(false);
  const [type, setType] = useState(ping);
  const send = useMutation({
    mutationFn: () => call<{ readonly eventId: string }>('POST', `endpoints/${id}/test`, type === ping ? {} : { type }),
    onSuccess: ({ eventId }) =>
      navigate({ to: '/deliveries/$eventId/$endpointId', params: { eventId, endpointId: id } }),
  });
  return (
    <>
      <Button onClick={() => setOpen(true)} disabled={status === 'disabled'}>
        Send test event
      </Button>
      <FormDialog isOpen={isOpen} onClose={() => setOpen(false)} title="Send a test event" action={send} label="Send">
        <Select
          label="Event type"
          description="It is signed like any other, and is not in the event feed."
          data={[ping, ...types]}
          value={type}
          onChange={(chosen) => setType(chosen ?? ping)}
          searchable
          allowDeselect={false}
        />
        {type !== ping && (
          <Text size="sm" c="dimmed">
            An example has the ids of no record, and a header that says so: your receiver can ignore it in production.
          </Text>
        )}
      </FormDialog>
    </>
  );
}
