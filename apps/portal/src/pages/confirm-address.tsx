import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call } from '../api/client';
import { Failed } from '../ui/failed';
import { Notice } from '../ui/notice';
import { SignedOutLayout } from './sign-in';

/** View behind the link of a mail that asks an address to confirm alerts. Only a click on the button confirms it. */
export function ConfirmAddress() {
  const { token } = useParams({ strict: false });
  const confirm = useMutation({ mutationFn: () => call('POST', 'alerts/confirmation', { token }) });
  return (
    <SignedOutLayout title="Alerts about an API integration">
      {confirm.isSuccess ? (
        <Notice tone="good" title="Your address is confirmed" role="status">
          It gets alerts from now on. You can close this page.
        </Notice>
      ) : (
        <Stack>
          <Text c="dimmed">Confirm that you want alerts by email. The company that asked you is in its email.</Text>
          <Failed error={confirm.error} />
          <Button autoFocus onClick={() => confirm.mutate()} loading={confirm.isPending}>
            Confirm address
          </Button>
        </Stack>
      )}
    </SignedOutLayout>
  );
}
