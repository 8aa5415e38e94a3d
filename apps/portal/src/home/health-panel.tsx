import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Credential, Endpoint } from '../api/types';
import { Badge } from '../ui/notice';
import { Panel } from '../ui/page';
import { relativeTime } from '../ui/relative-time';
import { HealthBadge } from '../ui/states';

interface HealthPanelProps {
  readonly endpoints: readonly Endpoint[];
  readonly credentials: readonly Credential[];
}

/** Endpoints and credentials that are listed. Their pages list all. */
const shown = 3;
const troubles: readonly Endpoint['health'][] = ['failing', 'disabled', 'healthy'];

/** Health of endpoints, those in trouble first, and of the live credentials that were used last. */
export function HealthPanel({ endpoints, credentials }: HealthPanelProps) {
  const live = credentials.filter(({ revokedAt }) => revokedAt === null);
  const urgent = endpoints.toSorted((one, other) => troubles.indexOf(one.health) - troubles.indexOf(other.health));
  const recent = live.toSorted((one, other) => (other.lastUsedAt ?? '').localeCompare(one.lastUsedAt ?? ''));
  return (
    <Panel title="Endpoints and credentials">
      <ul className="linked">
        {urgent.slice(0, shown).map((endpoint) => (
          <li key={endpoint.id}>
            <Group gap="xs" wrap="nowrap">
              <HealthBadge of={endpoint} />
              <Link to="/endpoints/$id" params={{ id: endpoint.id }} className={endpoint.name ? 'short' : 'mono short'}>
                {endpoint.name ?? endpoint.url}
              </Link>
            </Group>
            {endpoint.disabledBy && (
              <Text size="sm">will be disabled {relativeTime(new Date(endpoint.disabledBy))}</Text>
            )}
          </li>
        ))}
        {recent.slice(0, shown).map(({ id, name, lastUsedAt }) => (
          <li key={id}>
            <Group gap="xs" wrap="nowrap">
              <Badge tone={lastUsedAt ? 'good' : 'plain'}>
                {lastUsedAt ? `Used ${relativeTime(new Date(lastUsedAt))}` : 'Not used'}
              </Badge>
              <Link to="/credentials" className="short">
                {name}
              </Link>
            </Group>
          </li>
        ))}
      </ul>
      <Text size="sm" mt="xs">
        {endpoints.length > shown && <Link to="/endpoints">All {endpoints.length} endpoints</Link>}{' '}
        {live.length > shown && <Link to="/credentials">All {live.length} credentials</Link>}
      </Text>
      {endpoints.length + live.length === 0 && (
        <Text c="dimmed">
          Nothing is set up yet. <Link to="/credentials">Create a credential</Link> to begin.
        </Text>
      )}
    </Panel>
  );
}
