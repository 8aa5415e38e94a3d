import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Credential, Endpoint } from '../api/types';
import { Badge } from '../ui/notice';
import { Panel } from '../ui/page';
import { HealthBadge } from '../ui/states';
import { Time } from '../ui/time';

interface HealthPanelProps {
  readonly endpoints: readonly Endpoint[];
  readonly credentials: readonly Credential[];
}

/** Health of endpoints and live credentials. */
export function HealthPanel({ endpoints, credentials }: HealthPanelProps) {
  const live = credentials.filter(({ revokedAt }) => revokedAt === null);
  return (
    <Panel title="Endpoints and credentials">
      <ul className="linked">
        {endpoints.map((endpoint) => (
          <li key={endpoint.id}>
            <HealthBadge of={endpoint} />{' '}
            <Link to="/endpoints/$id" params={{ id: endpoint.id }} className={endpoint.name ? undefined : 'mono'}>
              {endpoint.name ?? endpoint.url}
            </Link>{' '}
            {endpoint.disabledBy && (
              <Text span size="sm">
                is disabled <Time at={endpoint.disabledBy} />
              </Text>
            )}
          </li>
        ))}
        {live.map((credential) => (
          <li key={credential.id}>
            <Badge tone={credential.lastUsedAt ? 'good' : 'plain'}>
              {credential.lastUsedAt ? 'In use' : 'Not used'}
            </Badge>{' '}
            <Link to="/credentials">{credential.name}</Link>{' '}
            {credential.lastUsedAt && (
              <Text span size="sm" c="dimmed">
                <Time at={credential.lastUsedAt} />
              </Text>
            )}
          </li>
        ))}
      </ul>
      {endpoints.length + live.length === 0 && (
        <Text c="dimmed">
          Nothing is set up yet. <Link to="/credentials">Create a credential</Link> to begin.
        </Text>
      )}
    </Panel>
  );
}
