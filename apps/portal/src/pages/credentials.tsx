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
import { SdkInstall } from './sdk-install';

const typeNames = { api_key: 'API key', oauth_client: 'OAuth client' } as const;

/** List of the company's credentials. */
export function Credentials() {
  const credentials = useQuery(credentialsQuery);
  const queries = useQueryClient();
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const [isCreating, setCreating] = useState(false);
  const [scoped, setScoped] = useState<Credential | null>(null);
  const changed = () => queries.invalidateQueries({ queryKey: ['credentials'] });
  const rotate = useMutation({
    mutationFn: ({ id }: Credential) => call<CredentialSecret>('POST', `credentials/${id}/rotate`),
    onSuccess: async (created) => {
      setSecret(shownSecret(created));
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
        'Credentials identify your programs to the API. Give each program its own credential, ' +
        'with only the scopes it needs.'
      }
      actions={<Button onClick={() => setCreating(true)}>New credential</Button>}
    >
      <Failed error={credentials.error ?? rotate.error ?? revoke.error} />
      {credentials.isPending && <Loader aria-label="Loading" />}
      {credentials.data?.length === 0 && <Text c="dimmed">No credentials yet.</Text>}
      <PlainTable
        label="Credentials"
        columns={['Name', 'Type', 'Scopes', 'Last used', 'Created', 'Actions']}
        rows={(credentials.data ?? []).map((one) => [
          one.id,
          [
            <Stack key="name" gap={2}>
              <Text fw={600}>{one.name}</Text>
              <span className="mono">{one.clientId ?? one.id}</span>
            </Stack>,
            typeNames[one.type],
            one.revokedAt ? <Badge tone="plain">Revoked</Badge> : <ScopesSummary key="scopes" of={one} />,
            one.lastUsedAt ? (
              <Link key="used" to="/usage" search={{ credentialId: one.id }}>
                <Time at={one.lastUsedAt} />
              </Link>
            ) : (
              'Never'
            ),
            <Time key="created" at={one.createdAt} />,
            one.revokedAt ? null : (
              <Button.Group key="actions">
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => setScoped(one)}
                  aria-label={`Edit scopes of ${one.name}`}
                >
                  Edit scopes
                </Button>
                <ConfirmButton
                  label="Rotate"
                  name={one.name}
                  question="A new secret is created. The current secret stops working immediately."
                  onConfirm={() => rotate.mutate(one)}
                />
                <ConfirmButton
                  label="Revoke"
                  name={one.name}
                  danger
                  question={
                    'The credential stops working immediately. Access tokens issued with it expire within one hour. ' +
                    'This cannot be undone.'
                  }
                  onConfirm={() => revoke.mutate(one)}
                />
              </Button.Group>
            ),
          ],
        ])}
      />
      <SdkInstall />
      <NewCredentialDialog
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onCreated={async (created) => {
          setCreating(false);
          setSecret(shownSecret(created));
          await changed();
        }}
      />
      <ScopesDialog credential={scoped} onClose={() => setScoped(null)} onChanged={changed} />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Page>
  );
}

const shownSecret = ({ credential, apiKey, clientId, clientSecret }: CredentialSecret): ShownSecret => ({
  title: `Secret of ${credential.name}`,
  values: [
    ['API key', apiKey],
    ['Client ID', clientId],
    ['Client secret', clientSecret],
  ].flatMap(([name, value]) => (name && value ? [[name, value] as const] : [])),
  hint: apiKey
    ? 'Send it as “Authorization: Bearer …”. Store it with the secrets of your program, not in your repository.'
    : 'Exchange the client ID and secret for an access token at POST /oauth/token.',
});

function ScopesSummary({ of: { scopes } }: { readonly of: Credential }) {
  const areas = new Set(scopes.map((scope) => scope.split('.')[1]));
  const writes = scopes.filter((scope) => scope.endsWith('.write')).length;
  return (
    <span title={scopes.join('\n')}>
      {scopes.length} in {areas.size} {areas.size === 1 ? 'area' : 'areas'},{' '}
      {writes === 0 ? 'read-only' : `${writes} write`}
    </span>
  );
}
