import { Button, Loader, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { call } from '../api/client';
import { deliveryQuery } from '../api/queries';
import type { Attempt } from '../api/types';
import { Code } from '../ui/code';
import { Failed } from '../ui/failed';
import { Badge, Notice } from '../ui/notice';
import { Facts, Page, Panel } from '../ui/page';
import { DeliveryBadge } from '../ui/states';
import { Time } from '../ui/time';

/** One event on its way to one endpoint: every attempt, what was answered, and why it failed. */
export function DeliveryPage() {
  const { eventId = '', endpointId = '' } = useParams({ strict: false });
  const queries = useQueryClient();
  const delivery = useQuery(deliveryQuery(eventId, endpointId));
  const redeliver = useMutation({
    mutationFn: () => call('POST', `deliveries/${eventId}/${endpointId}/redeliver`),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['deliveries'] }),
  });
  const { data } = delivery;
  if (delivery.isPending) return <Loader aria-label="Loading" />;
  if (!data) return <Failed error={delivery.error} />;
  const isPing = data.eventType === 'ping';
  return (
    <Page
      title={`Delivery of ${data.eventType ?? 'an expired event'}`}
      intro={<span className="mono">{data.url}</span>}
      actions={
        <Button onClick={() => redeliver.mutate()} loading={redeliver.isPending} disabled={isPing}>
          {data.state === 'pending' ? 'Try now' : 'Redeliver'}
        </Button>
      }
    >
      <Failed error={redeliver.error} />
      {redeliver.isSuccess && (
        <Notice tone="info" role="status">
          It is on its way.
        </Notice>
      )}
      <Panel title="Delivery">
        <Facts
          facts={[
            ['State', <DeliveryBadge key="state" state={data.state} isFailing={data.attempts > 0} />],
            ['Attempts', data.attempts],
            ['Next attempt', data.nextAttemptAt && <Time at={data.nextAttemptAt} exactly />],
            [
              'Event',
              isPing ? (
                'a test event, which is not in the feed'
              ) : (
                <Link key="event" to="/events/$id" params={{ id: eventId }} className="mono">
                  {eventId}
                </Link>
              ),
            ],
            [
              'Endpoint',
              <Link key="endpoint" to="/endpoints/$id" params={{ id: endpointId }} className="mono">
                {data.url}
              </Link>,
            ],
          ]}
        />
      </Panel>
      <Panel title="Attempts">
        {data.made.length === 0 ? (
          <Text c="dimmed">None was made yet.</Text>
        ) : (
          <ol className="timeline" aria-live="polite">
            {data.made.map((attempt) => (
              <li key={attempt.id} className={attempt.ok ? 'ok' : 'failed'}>
                <AttemptItem of={attempt} />
              </li>
            ))}
          </ol>
        )}
      </Panel>
      <Panel title="What is sent">
        {data.body === null ? (
          <Text c="dimmed">The event has expired, or is not shown any more.</Text>
        ) : (
          <Code label="The body of the request" text={data.body} />
        )}
      </Panel>
    </Page>
  );
}

function AttemptItem({ of }: { readonly of: Attempt }) {
  return (
    <Stack gap="xs">
      <div>
        <Text span fw={600}>
          Attempt {of.attempt}
        </Text>{' '}
        <Badge tone={of.ok ? 'good' : 'bad'}>{of.statusCode ?? 'no answer'}</Badge>{' '}
        <Text span c="dimmed">
          {of.durationMs} ms, <Time at={of.attemptedAt} exactly />
        </Text>
      </div>
      {of.why && (
        <Notice tone="bad" title={of.why.reason}>
          {of.why.advice}
        </Notice>
      )}
      {of.error && !of.ok && (
        <Text size="sm" c="dimmed">
          Logged as: {of.error}
        </Text>
      )}
      {of.response !== null && of.response !== '' && (
        <Code label={`The answer to attempt ${of.attempt}`} text={of.response} />
      )}
    </Stack>
  );
}
