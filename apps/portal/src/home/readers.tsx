import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Proofs } from '../api/types';
import { plural } from '../ui/format';
import { Badge } from '../ui/notice';
import { Panel } from '../ui/page';
import { Time } from '../ui/time';

const shown = 4;

/** Credentials that read the event feed, with their positions: the furthest behind first. */
export function Readers({ readers }: { readonly readers: Proofs['readers'] }) {
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
