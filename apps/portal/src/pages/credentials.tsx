import { Button, Loader, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../api/client';
import { credentialsQuery } from '../api/queries';
import type { Credential, CredentialSecret } from '../api/types';
import { ConfirmButton } from '../ui/confirm-button';
import { Failed } from '../ui/failed';
import { Badge } from '../ui/notice';
import { Page } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { SecretDialog, type ShownSecret } from '../ui/secret-dialog';
import { Time } from '../ui/time';
import { NewCredentialDialog, ScopesDialog } from './credential-dialogs';

const kinds = { api_key: 'API key', oauth_client: 'OAuth client' } as const;

/** What the software of the company identifies itself with. */
export function Credentials() {
  const credentials = useQuery(credentialsQuery);
  const queries = useQueryClient();
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [scoped, setScoped] = useState<Credential | null>(null);
  const changed = () => queries.invalidateQueries({ queryKey: ['credentials'] });
  const rotate = useMutation({
    mutationFn: ({ id }: Credential) => call<CredentialSecret>('POST', `credentials/${id}/rotate`),
    onSuccess: async (made) => {
      setSecret(shown(made));
      await changed();
    },
  });
  const revoke = useMutation({
    mutationFn: ({ id }: Credential) => call('POST', `credentials/${id}/revoke`),
    onSuccess: changed,
  });
  return (
    <Page
      title="Credentials"
      intro={
        'What your software identifies itself with. Give each program its own, with the scopes it needs ' +
        'and no more.'
      }
      actions={<Button onClick={() => setMaking(true)}>New credential</Button>}
    >
      <Failed error={credentials.error ?? rotate.error ?? revoke.error} />
      {credentials.isPending && <Loader aria-label="Loading" />}
      {credentials.data?.length === 0 && <Text c="dimmed">There is none yet.</Text>}
      <PlainTable
        label="Credentials"
        columns={['Name', 'Kind', 'Scopes', 'Last used', 'Made', 'Actions']}
        rows={(credentials.data ?? []).map((one) => [
          one.id,
          [
            <Stack key="name" gap={2}>
              <Text fw={600}>{one.name}</Text>
              <span className="mono">{one.clientId ?? one.id}</span>
            </Stack>,
            kinds[one.type],
            one.revokedAt ? <Badge tone="plain">Revoked</Badge> : <ScopesSummary key="scopes" of={one} />,
            one.lastUsedAt ? (
              <Link key="used" to="/usage" search={{ credentialId: one.id }}>
                <Time at={one.lastUsedAt} />
              </Link>
            ) : (
              'never'
            ),
            <Time key="made" at={one.createdAt} />,
            one.revokedAt ? null : (
              <Button.Group key="actions">
                <Button variant="default" size="xs" onClick={() => setScoped(one)} aria-label={`Scopes of ${one.name}`}>
                  Scopes
                </Button>
                <ConfirmButton
                  label="Rotate"
                  name={one.name}
                  question="It gets a new secret. The one that it has is refused at once."
                  onConfirm={() => rotate.mutate(one)}
                />
                <ConfirmButton
                  label="Revoke"
                  name={one.name}
                  danger
                  question={
                    'It is refused from now on, and cannot be brought back. Access tokens that were issued end ' +
                    'within an hour.'
                  }
                  onConfirm={() => revoke.mutate(one)}
                />
              </Button.Group>
            ),
          ],
        ])}
      />
      <NewCredentialDialog
        isOpen={isMaking}
        onClose={() => setMaking(false)}
        onMade={async (made) => {
          setMaking(false);
          setSecret(shown(made));
          await changed();
        }}
      />
      <ScopesDialog credential={scoped} onClose={() => setScoped(null)} onChanged={changed} />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Page>
  );
}

const shown = ({ credential, apiKey, clientId, clientSecret }: CredentialSecret): ShownSecret => ({
  title: `The secret of ${credential.name}`,
  values: [
    ['API key', apiKey],
    ['Client id', clientId],
    ['Client secret', clientSecret],
  ].flatMap(([name, value]) => (name && value ? [[name, value] as const] : [])),
  hint: apiKey
    ? 'Send it as “Authorization: Bearer …”. ' +
      'Keep it where your program reads its secrets, and out of your repository.'
    : 'Exchange id and secret for an access token at POST /oauth/token.',
});

function ScopesSummary({ of: { scopes } }: { readonly of: Credential }) {
  const areas = new Set(scopes.map((scope) => scope.split('.')[1]));
  const writes = scopes.filter((scope) => scope.endsWith('.write')).length;
  return (
    <span title={scopes.join('\n')}>
      {scopes.length} in {areas.size} {areas.size === 1 ? 'area' : 'areas'},{' '}
      {writes === 0 ? 'reading only' : `${writes} write`}
    </span>
  );
}
