import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { call } from '../api/client';
import { eventQuery } from '../api/queries';
import { useAction } from '../api/use-action';
import { plural } from '../ui/format';
import { Code } from '../ui/code';
import { Failed, FailedPage } from '../ui/failed';
import { Notice } from '../ui/notice';
import { Facts, Page, Panel } from '../ui/page';
import { RecordLink, TraceLink } from '../ui/record-link';
import { Time } from '../ui/time';
import { useMay } from '../ui/use-may';
import { DeliveryTable } from './delivery-table';

/** Event view: its cause, its deliveries and its data. */
export function EventPage() {
  const { id = '' } = useParams({ strict: false });
  const may = useMay();
  const event = useQuery(eventQuery(id));
  const redeliver = useAction(['events', id], () =>
    call<{ readonly enqueued: number }>('POST', `events/${id}/redeliver`),
  );
  const { data } = event;
  if (event.isPending) return <Loader aria-label="Loading" />;
  if (!data) return <FailedPage error={event.error} />;
  return (
    <Page
      title={data.type}
      intro={
        <>
          <span className="mono">{data.id}</span>{' '}
          <Link to="/event-types" search={{ type: data.type }}>
            Fields of this type
          </Link>
        </>
      }
      actions={
        may('webhooks') && (
          <Button onClick={() => redeliver.mutate()} loading={redeliver.isPending}>
            Redeliver
          </Button>
        )
      }
    >
      <Failed error={redeliver.error} />
      {redeliver.data && (
        <Notice tone="info" role="status">
          {redeliver.data.enqueued === 0
            ? [
                'Nothing was queued.',
                'No enabled endpoint receives this event type, or its deliveries are already pending.',
              ].join(' ')
            : `Queued for ${plural(redeliver.data.enqueued, 'endpoint')}.`}
        </Notice>
      )}
      <Panel title="Event">
        <Facts
          facts={[
            ['Time', <Time at={data.occurredAt} />],
            [
              'Record',
              <span>
                {data.resourceType} <RecordLink type={data.resourceType} id={data.resourceId} />
                {data.resourceVersion !== null && `, version ${data.resourceVersion}`}
              </span>,
            ],
            ['Caused by', data.cause && `${data.cause.actorName} (${data.cause.actorKind})`],
            ['Request', data.cause?.requestId && <TraceLink requestId={data.cause.requestId} />],
          ]}
        />
      </Panel>
      <h2 className="part">Deliveries</h2>
      <DeliveryTable deliveries={data.deliveries} showsEndpoint />
      <Panel title="Event data">
        <Code label="Event as it appears in the feed" text={data.item} />
      </Panel>
    </Page>
  );
}
