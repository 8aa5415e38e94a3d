import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Credential, Endpoint } from '../api/types';
import { rich, t } from '../i18n';
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
    <Panel title={t('Endpoints and credentials')}>
      <ul className="linked">
        {endpoints.map((endpoint) => (
          <li key={endpoint.id}>
            <HealthBadge of={endpoint} />{' '}
            <Link to="/endpoints/$id" params={{ id: endpoint.id }} className={endpoint.name ? undefined : 'mono'}>
              {endpoint.name ?? endpoint.url}
            </Link>{' '}
            {endpoint.disabledBy && (
              <Text span size="sm">
                {rich('is disabled {time}', { time: <Time at={endpoint.disabledBy} /> })}
              </Text>
            )}
          </li>
        ))}
        {live.map((credential) => (
          <li key={credential.id}>
            <Badge tone={credential.lastUsedAt ? 'good' : 'plain'}>
              {credential.lastUsedAt ? t('In use') : t('Not used')}
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
          {rich('Nothing is set up yet. <link>Create a credential</link> to begin.', {
            link: (content) => <Link to="/credentials">{content}</Link>,
          })}
        </Text>
      )}
    </Panel>
  );
}
