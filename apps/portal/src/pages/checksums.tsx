import { Box, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { proofsQuery } from '../api/queries';
import { formatNumber } from '../ui/format';
import { FailedPage } from '../ui/failed';
import { Page } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { EventLink } from '../ui/record-link';

/** Checksums of the event feed by day. */
export function Checksums() {
  const { data, error, isPending } = useQuery(proofsQuery);
  if (isPending) return <Loader aria-label="Loading" />;
  if (!data) return <FailedPage error={error} />;
  return (
    <Page
      title="Checksums of the event feed"
      intro="Compare them with the events that you stored, to prove that your copy is complete."
      actions={<Link to="/events">View events</Link>}
    >
      {data.feed.length === 0 && <Text c="dimmed">No events yet. Each day with events gets a checksum.</Text>}
      <Text size="sm">
        A checksum is the SHA-256 of the ids in feed order, each followed by a line feed, after “After event” up to “Up
        to event”.
      </Text>
      <PlainTable
        label="Checksums by day"
        columns={['Day (UTC)', 'Events', 'SHA-256', 'After event', 'Up to event']}
        rows={data.feed.map(({ day, count, digest, from, to }) => [
          day,
          [
            <time dateTime={day}>{day}</time>,
            formatNumber(count),
            <Box className="mono wrapped" miw="18rem">
              {digest}
            </Box>,
            from === null ? 'Start of the feed' : <EventLink id={from} />,
            <EventLink id={to} />,
          ],
        ])}
      />
    </Page>
  );
}
