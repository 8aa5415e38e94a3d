import { Box, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../api/client';
import { credentialsQuery } from '../api/queries';
import type { Credential, CredentialSecret } from '../api/types';
import { useAction } from '../api/use-action';
import { formatNumber, plural } from '../ui/format';
import { ConfirmButton } from '../ui/confirm-button';
import { Failed } from '../ui/failed';
import { Badge } from '../ui/notice';
import { Page } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { SecretDialog, type ShownSecret } from '../ui/secret-dialog';
import { Time } from '../ui/time';
import { useMay } from '../ui/use-may';
import { CompanyAccess } from './company-access';
import { NewCredentialDialog, ScopesDialog } from './credential-dialogs';
import { LimitsDialog, RotateDialog, SuspendDialog } from './credential-limits';
import { SdkInstall } from './sdk-install';

type Dialogs = 'scopes' | 'limits' | 'rotate' | 'suspend';
const labels = { scopes: 'Edit scopes', limits: 'Edit limits', rotate: 'Rotate' } as const;
const typeNames = { api_key: 'API key', oauth_client: 'OAuth client' } as const;

/** List of the company's credentials. */
export function Credentials() {
  const credentials = useQuery(credentialsQuery);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const [isCreating, setCreating] = useState(false);
  const [opened, setOpened] = useState<{ dialog: Dialogs; credential: Credential } | null>(null);
  const close = () => setOpened(null);
  const may = useMay();
  const resume = useAction(['credentials'], ({ id }: Credential) => call('POST', `credentials/${id}/resume`));
  const revoke = useAction(['credentials'], ({ id }: Credential) => call('POST', `credentials/${id}/revoke`));
  return (
    <Page
      title="Credentials"
      intro="Credentials identify your programs to the API. Give each program its own, with only the scopes it needs."
      actions={may('credentials') && <Button onClick={() => setCreating(true)}>New credential</Button>}
    >
      <Failed error={credentials.error ?? revoke.error ?? resume.error} />
      {credentials.isPending && <Loader aria-label="Loading" />}
      <PlainTable
        label="Credentials"
        empty="No credentials yet. Create one, and send your first request with it."
        columns={['Name', 'Scopes', 'Last used', 'Created', 'Actions']}
        rows={credentials.data?.map((one) => [
          one.id,
          [
            <Stack gap={2}>
              <Text fw={600}>{one.name}</Text>
              <CredentialState of={one} />
              <span>{[typeNames[one.type], ...(one.agent ? ['assistant'] : [])].join(', ')}</span>
              <span className="mono">{one.clientId ?? one.id}</span>
            </Stack>,
            <CredentialScopes of={one} />,
            <Box className="wraps" miw="7.5rem">
              {one.lastUsedAt ? (
                <Link to="/requests" search={{ credentialId: one.id }} title="Show its requests">
                  <Time at={one.lastUsedAt} />
                </Link>
              ) : (
                'Never'
              )}
            </Box>,
            <Box className="wraps" miw="7.5rem">
              <Time at={one.createdAt} />
            </Box>,
            one.revokedAt || !may('credentials') ? null : (
              <Group gap={4} miw="14rem">
                {(['scopes', 'limits', 'rotate'] as const).map((dialog) => (
                  <Button
                    key={dialog}
                    variant="default"
                    size="xs"
                    onClick={() => setOpened({ dialog, credential: one })}
                    aria-label={`${labels[dialog]} ${one.name}`}
                  >
                    {labels[dialog]}
                  </Button>
                ))}
                <Button
                  variant="default"
                  size="xs"
                  onClick={() =>
                    one.suspendedAt ? resume.mutate(one) : setOpened({ dialog: 'suspend', credential: one })
                  }
                  aria-label={`${one.suspendedAt ? 'Resume' : 'Suspend'} ${one.name}`}
                >
                  {one.suspendedAt ? 'Resume' : 'Suspend'}
                </Button>
                <ConfirmButton label="Revoke" name={one.name} danger onConfirm={() => revoke.mutate(one)}>
                  The credential stops working immediately. Access tokens issued with it expire within one hour. This
                  cannot be undone.
                </ConfirmButton>
              </Group>
            ),
          ],
        ])}
      />
      <SdkInstall />
      <CompanyAccess />
      {isCreating && (
        <NewCredentialDialog
          onClose={() => setCreating(false)}
          onCreated={(created) => setSecret(shownSecret(created))}
        />
      )}
      {opened?.dialog === 'scopes' && <ScopesDialog credential={opened.credential} onClose={close} />}
      {opened?.dialog === 'limits' && <LimitsDialog credential={opened.credential} onClose={close} />}
      {opened?.dialog === 'suspend' && <SuspendDialog credential={opened.credential} onClose={close} />}
      {opened?.dialog === 'rotate' && (
        <RotateDialog
          credential={opened.credential}
          onClose={close}
          onRotated={(created) => setSecret(shownSecret(created))}
        />
      )}
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
    ? [
        'Send it as “Authorization: Bearer …”.',
        'Store it with the secrets of your program, not in your repository.',
      ].join(' ')
    : 'Exchange the client ID and secret for an access token at POST /oauth/token.',
});

const isExpired = ({ expiresAt }: Credential): boolean => expiresAt !== null && new Date(expiresAt) <= new Date();

/** Reason why the credential does not work, if there is one. */
function CredentialState({ of: one }: { readonly of: Credential }) {
  const reason = one.revokedAt ? 'Revoked' : one.suspendedAt ? 'Suspended' : isExpired(one) ? 'Expired' : undefined;
  if (!reason) return null;
  return (
    <span>
      <Badge tone={one.revokedAt ? 'plain' : one.suspendedAt ? 'warn' : 'bad'}>{reason}</Badge>{' '}
      {!one.revokedAt && one.suspensionReason}
    </span>
  );
}

/** Scopes and limits of a credential. */
function CredentialScopes({ of: one }: { readonly of: Credential }) {
  return (
    <Stack gap={2} className="wraps" miw="9.5rem">
      <ScopesSummary of={one} />
      {one.expiresAt && !isExpired(one) && (
        <span>
          Expires <Time at={one.expiresAt} />
        </span>
      )}
      {one.confirmLimit !== null && <span>Confirms up to {formatNumber(one.confirmLimit)}</span>}
      {one.allowedAddresses && <span className="mono">{one.allowedAddresses.join(', ')}</span>}
      {one.previousSecretUntil && new Date(one.previousSecretUntil) > new Date() && (
        <span>
          Previous secret works until <Time at={one.previousSecretUntil} />
        </span>
      )}
    </Stack>
  );
}

function ScopesSummary({ of: { scopes } }: { readonly of: Credential }) {
  const areas = new Set(scopes.map((scope) => scope.split('.')[1]));
  const writes = scopes.filter((scope) => !scope.endsWith('.read')).length;
  return (
    <span title={scopes.join('\n')}>
      {[`${scopes.length} in ${plural(areas.size, 'area')}`, writes === 0 ? 'read-only' : `${writes} write`].join(', ')}
    </span>
  );
}
