import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';
import { companyQuery, sessionQuery } from '../api/queries';
import { useAction } from '../api/use-action';
import { ConfirmButton } from '../ui/confirm-button';
import { FormDialog } from '../ui/form-dialog';
import { Failed } from '../ui/failed';
import { Badge, Notice } from '../ui/notice';
import { Facts, Panel } from '../ui/page';
import { Time } from '../ui/time';
import { onlyWith, useMay } from '../ui/use-may';

/** Suspends and resumes the API access of the whole company. */
export function CompanyAccess() {
  const may = useMay();
  const { data, error } = useQuery(companyQuery);
  const [isSuspending, setSuspending] = useState(false);
  const resume = useAction(['company'], () => call('POST', 'company/resume'));
  if (!data) return <Failed error={error} />;
  const { suspension } = data;
  return (
    <>
      <Failed error={resume.error} />
      <Panel title="API access of the company">
        <Facts
          facts={[
            ['State', <Badge tone={suspension ? 'bad' : 'good'}>{suspension ? 'Suspended' : 'Active'}</Badge>],
            ['Suspended by', suspension && (suspension.by ?? 'The operator of the API')],
            ['Since', suspension && <Time at={suspension.since} />],
            ['Reason', suspension?.reason],
          ]}
        />
        <Stack mt="md" gap="sm" align="flex-start">
          <Text size="sm">
            Suspend it to stop all access at once, for example after a leak of secrets: every key and token gets 403,
            and webhook deliveries wait. Events are still recorded, and you can use this portal.
          </Text>
          {!may('manage') && <Notice tone="info">{onlyWith('manage')}</Notice>}
          {may('manage') && !suspension && (
            <Button color="red.9" onClick={() => setSuspending(true)}>
              Suspend API access…
            </Button>
          )}
          {may('manage') && suspension?.by && (
            <ConfirmButton label="Resume" name="API access" onConfirm={() => resume.mutate()}>
              Keys and tokens work again immediately, and waiting webhook deliveries are sent.
            </ConfirmButton>
          )}
        </Stack>
      </Panel>
      {isSuspending && <SuspendDialog onClose={() => setSuspending(false)} />}
    </>
  );
}

/** Dialog that asks for a reason and for the name of the company. */
function SuspendDialog({ onClose }: { readonly onClose: () => void }) {
  const { name } = useSuspenseQuery(sessionQuery).data.company;
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const suspend = useAction(['company'], () => call('POST', 'company/suspend', { reason }), onClose);
  return (
    <FormDialog
      onClose={onClose}
      title="Suspend API access?"
      action={suspend}
      label="Suspend"
      isDisabled={typed.trim() !== name || reason.trim() === ''}
    >
      <Text>Your integration stops immediately: all keys and tokens are refused until someone resumes it.</Text>
      <Textarea
        label="Reason"
        description="Shown to your team and to the operator of the API."
        required
        maxLength={500}
        data-autofocus
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <TextInput
        label={`Type ${name} to confirm`}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </FormDialog>
  );
}
