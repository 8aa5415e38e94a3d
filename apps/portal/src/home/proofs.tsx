import { Box, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { proofsQuery } from '../api/queries';
import type { Proofs as ProofsData } from '../api/health-types';
import { formatNumber } from '../ui/format';
import { Failed } from '../ui/failed';
import { Panel } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { Readers } from './readers';

/** Milliseconds in words that people compare. */
const duration = (milliseconds: number): string =>
  milliseconds < 1_000 ? `${Math.round(milliseconds)} ms` : `${formatNumber(Math.round(milliseconds / 100) / 10)} s`;

/** Readers of the feed, and the time from an event to its first attempt. */
export function Promptness() {
  const { data, error, isPending } = useQuery(proofsQuery);
  if (isPending) return <Loader aria-label="Loading" />;
  if (!data) return <Failed error={error} />;
  return (
    <Stack>
      <Readers readers={data.readers} />
      <FirstAttempts of={data.firstAttempts} />
    </Stack>
  );
}

/** Checksums of the feed by day. */
export function FeedProof() {
  const { data } = useQuery(proofsQuery);
  return data ? <Checksums of={data.feed} /> : null;
}

function FirstAttempts({ of: { attempts, p50, p95 } }: { readonly of: ProofsData['firstAttempts'] }) {
  return (
    <Panel title="From event to first attempt">
      {p50 === null || p95 === null ? (
        <Text c="dimmed">No event was delivered in the last 24 hours.</Text>
      ) : (
        <>
          <p className="figure">{duration(p50)}</p>
          <Text size="sm">
            Half of the deliveries of the last 24 hours started within this time after their event, 95 % within{' '}
            {duration(p95)}. First attempts: {formatNumber(attempts)}.
          </Text>
        </>
      )}
    </Panel>
  );
}

function Checksums({ of }: { readonly of: ProofsData['feed'] }) {
  return (
    <Panel title="Checksums of the event feed">
      {of.length === 0 ? (
        <Text c="dimmed">No events yet. Each day with events gets a checksum.</Text>
      ) : (
        <>
          <Text size="sm" mb="sm">
            To prove that your copy is complete, compare number and SHA-256 of the events that you stored. Take their
            ids in feed order, each followed by a line feed, after “After event” up to “Up to event”.
          </Text>
          <PlainTable
            label="Checksums by day"
            columns={['Day (UTC)', 'Events', 'SHA-256', 'After event', 'Up to event']}
            rows={of.map(({ day, count, digest, from, to }) => [
              day,
              [
                <time key="day" dateTime={day}>
                  {day}
                </time>,
                formatNumber(count),
                <Digest key="digest" of={digest} />,
                <Cursor key="from" of={from} />,
                <Cursor key="to" of={to} />,
              ],
            ])}
          />
        </>
      )}
    </Panel>
  );
}

const Digest = ({ of }: { readonly of: string }) => (
  <Box className="mono wrapped" miw="18rem">
    {of}
  </Box>
);

const Cursor = ({ of }: { readonly of: string | null }) =>
  of === null ? (
    'Start of the feed'
  ) : (
    <Link to="/events/$id" params={{ id: of }} className="mono">
      {of}
    </Link>
  );
