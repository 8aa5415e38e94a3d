import { Button, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { endpointsQuery } from '../api/queries';
import { Failed } from '../ui/failed';
import { Page } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { SecretDialog, type ShownSecret } from '../ui/secret-dialog';
import { HealthBadge } from '../ui/states';
import { relativeTime } from '../ui/relative-time';
import { Time } from '../ui/time';
import { useMay } from '../ui/use-may';
import { EndpointForm, shownSigningSecret } from './endpoint-form';

/** List of the company's webhook endpoints. */
export function Endpoints() {
  const endpoints = useQuery(endpointsQuery);
  const may = useMay();
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  return (
    <Page
      title="Webhook endpoints"
      intro="Your events are sent to these endpoints as they occur. Failed deliveries are retried for 24 hours."
      actions={may('webhooks') && <Button onClick={() => setCreating(true)}>New endpoint</Button>}
    >
      <Failed error={endpoints.error} />
      {endpoints.isPending && <Loader aria-label="Loading" />}
      <PlainTable
        label="Webhook endpoints"
        empty="No endpoints yet. Create one to receive events as they occur."
        columns={['State', 'Endpoint', 'Event types', 'Created']}
        rows={endpoints.data?.map((one) => [
          one.id,
          [
            <span>
              <HealthBadge of={one} />{' '}
              {one.disabledBy && (
                <Text span size="sm">
                  will be disabled {relativeTime(new Date(one.disabledBy))}
                </Text>
              )}
            </span>,
            <Stack gap={2} miw="12rem">
              <Link to="/endpoints/$id" params={{ id: one.id }} className={one.name ? undefined : 'mono wrapped'}>
                {one.name ?? one.url}
              </Link>
              {one.name && <span className="mono wrapped">{one.url}</span>}
            </Stack>,
            one.types === null ? 'All' : one.types.length > 3 ? `${one.types.length} types` : one.types.join(', '),
            <Time at={one.createdAt} />,
          ],
        ])}
      />
      {isCreating && (
        <EndpointForm
          onClose={() => setCreating(false)}
          onCreated={(created) => setSecret(shownSigningSecret(created))}
        />
      )}
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Page>
  );
}
