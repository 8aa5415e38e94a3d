import { Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';
import { secondFactorsQuery } from '../api/queries';
import { useAction } from '../api/use-action';
import { AddFactor } from '../second-factor/add-factor';
import { Sessions } from '../second-factor/sessions';
import { shownCodes } from '../second-factor/shown-codes';
import { isStale, StepUp } from '../second-factor/step-up';
import { ConfirmButton } from '../ui/confirm-button';
import { Failed } from '../ui/failed';
import { Page, Panel } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { SecretDialog, type ShownSecret } from '../ui/secret-dialog';
import { Time } from '../ui/time';

const kindNames = { totp: 'Authenticator app', passkey: 'Passkey' };

/** Second factors, recovery codes and sessions of the person. */
export function Security() {
  const own = useQuery(secondFactorsQuery);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const { queryKey } = secondFactorsQuery;
  const remove = useAction(queryKey, (id: string) => call('DELETE', `second-factor/factors/${id}`));
  const renew = useAction(
    queryKey,
    () => call<{ readonly recoveryCodes: readonly string[] }>('POST', 'second-factor/recovery-codes'),
    ({ recoveryCodes }) => setSecret(shownCodes(recoveryCodes)),
  );
  const factors = own.data?.factors ?? [];
  const kinds = factors.map(({ kind }) => kind);
  const failure = [own.error, remove.error, renew.error].find((error) => error !== null && !isStale(error));
  return (
    <Page
      title="Security"
      intro="A second factor protects your account even if somebody reads your mail. It counts in every company."
    >
      <Failed error={failure} />
      {own.isPending && <Loader aria-label="Loading" />}
      {own.data && (
        <Panel title="Second factors">
          <Stack>
            {factors.length > 0 ? (
              <PlainTable
                label="Your second factors"
                columns={['Name', 'Kind', 'Added', 'Last used', 'Actions']}
                rows={factors.map((one) => [
                  one.id,
                  [
                    one.name,
                    kindNames[one.kind],
                    <Time at={one.createdAt} />,
                    one.lastUsedAt ? <Time at={one.lastUsedAt} /> : 'Never',
                    <ConfirmButton label="Remove" name={one.name} danger onConfirm={() => remove.mutate(one.id)}>
                      You can no longer sign in with it.
                    </ConfirmButton>,
                  ],
                ])}
              />
            ) : (
              <Text>You have none. Everybody who can read your mail can sign in as you.</Text>
            )}
            <AddFactor kinds={kinds} onAdded={(made) => made && setSecret(shownCodes(made))} />
          </Stack>
        </Panel>
      )}
      {factors.length > 0 && (
        <Panel title="Recovery codes">
          <Stack align="flex-start">
            <Text>
              You have {own.data?.recoveryCodesLeft ?? 0} of 10 codes left. Each signs you in once without your second
              factor.
            </Text>
            <ConfirmButton label="Replace" name="recovery codes" onConfirm={() => renew.mutate()}>
              You get ten new codes. The codes that you have now stop working.
            </ConfirmButton>
          </Stack>
        </Panel>
      )}
      <Sessions />
      <StepUp change={remove} kinds={kinds} repeat={() => remove.variables && remove.mutate(remove.variables)} />
      <StepUp change={renew} kinds={kinds} repeat={() => renew.mutate()} />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Page>
  );
}
