import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Proofs } from '../api/health-types';
import { plural } from '../ui/format';
import { Badge } from '../ui/notice';
import { Panel } from '../ui/page';
import { Time } from '../ui/time';

/** Credentials that read the event feed, with their positions. */
export function Readers({ readers }: { readonly readers: Proofs['readers'] }) {
  return (
    <Panel title="Readers of the event feed">
      {readers.length === 0 && (
        <Text c="dimmed">No credential has read the event feed. Positions are shown after the first read.</Text>
      )}
      <ul className="linked">
        {readers.map(({ credentialId, name, behind, readAt }) => (
          <li key={credentialId}>
            <Badge tone={behind === 0 ? 'good' : 'warn'}>
              {behind === 0 ? 'Up to date' : `${plural(behind, 'event')} behind`}
            </Badge>{' '}
            <Link to="/usage" search={{ credentialId }}>
              {name}
            </Link>{' '}
            <Text span size="sm" c="dimmed">
              Last read <Time at={readAt} />
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
