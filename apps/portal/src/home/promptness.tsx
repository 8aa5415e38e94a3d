import { Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { proofsQuery } from '../api/queries';
import type { Proofs as ProofsData } from '../api/types';
import { formatNumber } from '../ui/format';
import { Failed } from '../ui/failed';
import { Panel } from '../ui/page';
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
    <>
      <Readers readers={data.readers} />
      <FirstAttempts of={data.firstAttempts} />
    </>
  );
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
