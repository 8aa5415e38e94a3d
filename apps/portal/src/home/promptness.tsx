import { Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { proofsQuery } from '../api/queries';
import type { Proofs } from '../api/types';
import { formatNumber, plural } from '../ui/format';
import { Failed } from '../ui/failed';
import { Badge } from '../ui/notice';
import { Panel } from '../ui/page';
import { Time } from '../ui/time';

/** Readers of the feed that are listed. */
const shown = 4;

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

/** Credentials that read the event feed, with their positions: the furthest behind first. */
function Readers({ readers }: { readonly readers: Proofs['readers'] }) {
  return (
    <Panel title="Readers of the event feed">
      {readers.length === 0 && (
        <Text c="dimmed">No credential has read the event feed. Positions are shown after the first read.</Text>
      )}
      <ul className="linked">
        {readers.slice(0, shown).map(({ credentialId, name, behind, readAt }) => (
          <li key={credentialId}>
            <Badge tone={behind === 0 ? 'good' : 'warn'}>
              {behind === 0 ? 'Up to date' : `${plural(behind, 'event')} behind`}
            </Badge>{' '}
            <Link to="/usage" search={{ credentialId }} className="short">
              {name}
            </Link>{' '}
            <Text span size="sm" c="dimmed">
              Last read <Time at={readAt} />
            </Text>
          </li>
        ))}
      </ul>
      {readers.length > shown && <Text size="sm">And {plural(readers.length - shown, 'more reader')}.</Text>}
    </Panel>
  );
}

function FirstAttempts({ of: { attempts, p50, p95 } }: { readonly of: Proofs['firstAttempts'] }) {
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
