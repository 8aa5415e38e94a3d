import { Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { credentialsQuery, traceQuery } from '../api/queries';
import type { Trace, TracedDelivery, TracedEvent } from '../api/types';
import { formatNumber } from '../ui/format';
import { RequestPanel } from '../requests/request-panel';
import { Failed } from '../ui/failed';
import { Notice } from '../ui/notice';
import { Page, Panel } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { EventLink, RecordLink } from '../ui/record-link';
import { DeliveryBadge } from '../ui/states';
import { Time } from '../ui/time';

/** Request trace: the changes of a request, their events, and each attempt to deliver those. */
export function TracePage() {
  const { requestId = '' } = useSearch({ from: '/signed-in/trace' });
  const trace = useQuery(traceQuery(requestId));
  if (trace.isPending) return <Loader aria-label="Loading" />;
  const { data } = trace;
  return (
    <Page title="Request trace" intro={<span className="mono">{requestId}</span>}>
      <Failed error={trace.error} />
      {data && <Traced trace={data} />}
    </Page>
  );
}

function Traced({ trace }: { readonly trace: Trace }) {
  const { data: credentials = [] } = useQuery(credentialsQuery);
  const names = new Map(credentials.map(({ id, name }) => [id, name]));
  const { requests, changes, events, jobs, isTruncated } = trace;
  return (
    <>
      {isTruncated && <Notice tone="info">Only 200 entries of each kind are shown.</Notice>}
      <h2 className="part">Request</h2>
      {requests.length === 0 && (
        <Text c="dimmed">
          The request is not in the log: it is older than seven days or was not sampled. What it changed is below.
        </Text>
      )}
      {requests.map((one) => (
        <RequestPanel key={one.id} request={one} credential={names.get(one.credentialId)} />
      ))}
      <h2 className="part">Changes</h2>
      <PlainTable
        label="Changes"
        empty="No changes: the request only read, or was rejected. Its response says why."
        columns={['Action', 'Record', 'Version', 'Actor', 'Time']}
        rows={changes.map((one) => [
          one.id,
          [
            one.action,
            <RecordLink type={one.resourceType} id={one.resourceId} />,
            one.resourceVersion,
            `${one.actorName} (${one.actorKind})`,
            <Time at={one.at} />,
          ],
        ])}
      />
      <h2 className="part">Events and their deliveries</h2>
      {events.length === 0 && (
        <Text c="dimmed">No events: they come with changes, and only for records that your partners see.</Text>
      )}
      {events.map((event) => (
        <TracedEventPanel key={event.id} event={event} />
      ))}
      {jobs.length > 0 && <h2 className="part">Unfinished jobs</h2>}
      <PlainTable
        label="Jobs"
        columns={['State', 'Job', 'Attempts', 'Last error']}
        rows={jobs.map((one) => [one.id, [one.state, one.kind, one.attempts, one.lastError]])}
      />
    </>
  );
}

/** Event with each attempt to deliver it. */
export function TracedEventPanel({ event }: { readonly event: TracedEvent }) {
  return (
    <Panel title={event.type}>
      <Stack gap="md">
        <Text size="sm">
          <EventLink id={event.id} /> <Time at={event.occurredAt} />
        </Text>
        {event.deliveries.length === 0 && (
          <Text c="dimmed">
            No endpoint received this event type. Choose it in one of your <Link to="/endpoints">endpoints</Link>.
          </Text>
        )}
        {event.deliveries.map((delivery) => (
          <TracedDeliveryPart key={delivery.subscriptionId} delivery={delivery} />
        ))}
      </Stack>
    </Panel>
  );
}

function TracedDeliveryPart({ delivery }: { readonly delivery: TracedDelivery }) {
  const { eventId, subscriptionId: endpointId, url, made } = delivery;
  return (
    <div>
      <Text mb="xs">
        <Link to="/deliveries/$eventId/$endpointId" params={{ eventId, endpointId }} className="mono">
          {url}
        </Link>{' '}
        <DeliveryBadge of={delivery} />
      </Text>
      <ol className="timeline">
        {made.map((one) => (
          <li key={one.attempt} className={one.ok ? 'ok' : 'failed'}>
            Attempt {one.attempt}, <Time at={one.attemptedAt} />: {one.statusCode ?? one.error ?? 'no response'} (
            {formatNumber(one.durationMs)} ms)
          </li>
        ))}
      </ol>
    </div>
  );
}
