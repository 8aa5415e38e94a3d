import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { call } from '../api/client';
import { deliveryQuery, sessionQuery } from '../api/queries';
import type { Attempt } from '../api/types';
import { useAction } from '../api/use-action';
import { quoted } from '../requests/request-code';
import { formatNumber } from '../ui/format';
import { Code, Copy } from '../ui/code';
import { Failed, FailedPage } from '../ui/failed';
import { Badge, Notice } from '../ui/notice';
import { Facts, Page, Panel } from '../ui/page';
import { EventLink } from '../ui/record-link';
import { DeliveryBadge } from '../ui/states';
import { Time } from '../ui/time';
import { useMay } from '../ui/use-may';

/** Delivery of one event to one endpoint: every attempt, its response, and why it failed. */
export function DeliveryPage() {
  const { eventId = '', endpointId = '' } = useParams({ strict: false });
  const may = useMay();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const delivery = useQuery(deliveryQuery(eventId, endpointId));
  const redeliver = useAction(['deliveries'], () => call('POST', `deliveries/${eventId}/${endpointId}/redeliver`));
  const { data } = delivery;
  if (delivery.isPending) return <Loader aria-label="Loading" />;
  if (!data) return <FailedPage error={delivery.error} />;
  const headers = headersOf(session.webhookHeaderPrefix, eventId, data.eventType ?? '');
  return (
    <Page
      title={data.eventType ? `Delivery of ${data.eventType}` : 'Delivery of an expired event'}
      intro={<span className="mono">{data.url}</span>}
      actions={
        may('webhooks') && (
          <Button onClick={() => redeliver.mutate()} loading={redeliver.isPending} disabled={data.isTest}>
            {data.state === 'pending' ? 'Deliver now' : 'Redeliver'}
          </Button>
        )
      }
    >
      <Failed error={redeliver.error} />
      {redeliver.isSuccess && (
        <Notice tone="info" role="status">
          The delivery is queued.
        </Notice>
      )}
      <Panel title="Delivery">
        <Facts
          facts={[
            ['State', <DeliveryBadge of={data} />],
            ['Attempts', data.attempts],
            ['Next attempt', data.nextAttemptAt && <Time at={data.nextAttemptAt} />],
            [
              'Waits for',
              data.waitsFor && (
                <Link
                  to="/deliveries/$eventId/$endpointId"
                  params={{ eventId: data.waitsFor, endpointId }}
                  className="mono"
                >
                  {data.waitsFor}
                </Link>
              ),
            ],
            ['Event', data.isTest ? 'Test event (not in the event feed)' : <EventLink id={eventId} />],
            [
              'Endpoint',
              <Link to="/endpoints/$id" params={{ id: endpointId }} className="mono">
                {data.url}
              </Link>,
            ],
          ]}
        />
      </Panel>
      <Panel title="Attempts">
        {data.made.length === 0 ? (
          <Text c="dimmed">
            {data.waitsFor
              ? 'No attempts yet. The first follows when the earlier event of the record is delivered or has failed.'
              : 'No attempts yet. The first follows within seconds, and appears here by itself.'}
          </Text>
        ) : (
          <ol className="timeline" aria-live="polite">
            {data.made.map((attempt) => (
              <li key={attempt.id} className={attempt.ok ? 'ok' : 'failed'}>
                <AttemptItem of={attempt} />
                {attempt.signature && data.body !== null && (
                  <Link
                    to="/signature"
                    search={{ eventId, endpointId, attemptId: attempt.id }}
                    aria-label={`Check the signature of attempt ${attempt.attempt}`}
                  >
                    Check the signature
                  </Link>
                )}
              </li>
            ))}
          </ol>
        )}
      </Panel>
      <Panel title="Request">
        {data.body === null ? (
          <Text c="dimmed">The event has expired or is no longer visible.</Text>
        ) : (
          <Stack gap="sm">
            <Code label="Request headers" text={headers.map(([name, value]) => `${name}: ${value}`).join('\n')} />
            <Text size="sm" c="dimmed">
              Each attempt has its own signature of the same body.
            </Text>
            <Code label="Request body" text={data.body} />
            <Group>
              <Copy size="xs" text={curlOf(data.url, headers, data.body)}>
                Copy as curl
              </Copy>
            </Group>
          </Stack>
        )}
      </Panel>
    </Page>
  );
}

/** Headers that every attempt of a delivery sends. */
const headersOf = (prefix: string, eventId: string, eventType: string): readonly (readonly [string, string])[] => [
  ['Content-Type', 'application/json'],
  ['User-Agent', 'partner-webhooks'],
  [`${prefix}-Event-Id`, eventId],
  [`${prefix}-Event-Type`, eventType],
  [`${prefix}-Signature`, 't=…,v1=…'],
];

/** Command that sends the same request. It is not signed, because the portal does not know the secret. */
function curlOf(url: string, headers: ReturnType<typeof headersOf>, body: string): string {
  const parts = headers
    .filter(([name]) => !name.endsWith('-Signature'))
    .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  return [`curl -X POST ${quoted(url)}`, ...parts, `--data-raw ${quoted(body)}`].join(' \\\n  ');
}

function AttemptItem({ of }: { readonly of: Attempt }) {
  return (
    <Stack gap="xs">
      <div>
        <Text span fw={600}>
          Attempt {of.attempt}
        </Text>{' '}
        <Badge tone={of.ok ? 'good' : 'bad'}>{of.statusCode ?? 'No response'}</Badge>{' '}
        <Text span c="dimmed">
          {`${formatNumber(of.durationMs)} ms`}, <Time at={of.attemptedAt} />
        </Text>
      </div>
      {of.why && (
        <Notice tone="bad" title={of.why.reason}>
          {of.why.advice}
        </Notice>
      )}
      {of.error && !of.ok && (
        <Text size="sm" c="dimmed">
          Error: {of.error}
        </Text>
      )}
      {of.responseHeaders && <Code label={`Response headers of attempt ${of.attempt}`} text={of.responseHeaders} />}
      {of.response !== null && of.response !== '' && (
        <Code label={`Response to attempt ${of.attempt}`} text={of.response} />
      )}
    </Stack>
  );
}
