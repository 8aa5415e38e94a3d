import { Button, Loader, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { endpointsQuery } from '../api/queries';
import { Failed } from '../ui/failed';
import { Page } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { SecretDialog, type ShownSecret } from '../ui/secret-dialog';
import { HealthBadge } from '../ui/states';
import { distance, Time } from '../ui/time';
import { EndpointForm, shownSigningSecret } from './endpoint-form';

/** Where the company has its events sent. */
export function Endpoints() {
  const endpoints = useQuery(endpointsQuery);
  const queries = useQueryClient();
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  return (
    <Page
      title="Webhook endpoints"
      intro="Where your events are sent as they happen. What an endpoint does not take is tried again for a day."
      actions={<Button onClick={() => setMaking(true)}>New endpoint</Button>}
    >
      <Failed error={endpoints.error} />
      {endpoints.isPending && <Loader aria-label="Loading" />}
      {endpoints.data?.length === 0 && (
        <Text c="dimmed">There is none yet. Make one to get events as they happen.</Text>
      )}
      <PlainTable
        label="Webhook endpoints"
        columns={['URL', 'State', 'Types', 'Made']}
        rows={(endpoints.data ?? []).map((one) => [
          one.id,
          [
            <Link key="url" to="/endpoints/$id" params={{ id: one.id }} className="mono">
              {one.url}
            </Link>,
            <span key="state">
              <HealthBadge of={one} />{' '}
              {one.disabledBy && (
                <Text span size="sm">
                  is disabled {distance(new Date(one.disabledBy))}
                </Text>
              )}
            </span>,
            one.types === null ? 'all' : one.types.length > 3 ? `${one.types.length} types` : one.types.join(', '),
            <Time key="made" at={one.createdAt} />,
          ],
        ])}
      />
      <EndpointForm
        isOpen={isMaking}
        onClose={() => setMaking(false)}
        onSaved={(made) => {
          if (made) setSecret(shownSigningSecret(made));
          return queries.invalidateQueries({ queryKey: ['endpoints'] });
        }}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Page>
  );
}
