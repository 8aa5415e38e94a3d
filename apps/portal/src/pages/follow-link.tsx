import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { call, CallError } from '../api/client';
import { takeDestination } from '../api/destination';
import { Failed } from '../ui/failed';
import { Notice } from '../ui/notice';
import { SignedOutLayout } from './sign-in';

/** View behind a sign-in link. Only a click on the button uses the link up, so programs that scan mail cannot. */
export const FollowLink = () => <Follow kind="link" title="Sign in to the developer portal" label="Sign in" />;

export const FollowInvitation = () => (
  <Follow kind="invitation" title="You have been invited" label="Accept invitation" />
);

interface FollowProps {
  readonly kind: 'link' | 'invitation';
  readonly title: string;
  readonly label: string;
}

function Follow({ kind, title, label }: FollowProps) {
  const { token } = useParams({ strict: false });
  const queries = useQueryClient();
  const navigate = useNavigate();
  const follow = useMutation({
    mutationFn: () => call<{ readonly signedIn: boolean }>('POST', 'session', { token, kind }),
    onSuccess: async ({ signedIn }) => {
      queries.clear();
      // Removes the URL with the token from the browser history.
      if (signedIn) await navigate({ href: takeDestination(), replace: true });
    },
  });
  const hasEnded = follow.error instanceof CallError && follow.error.status === 410;
  return (
    <SignedOutLayout title={title}>
      {follow.data?.signedIn === false ? (
        <Notice tone="good" title="Your account is ready" role="status">
          Your role cannot manage the API, so this portal has nothing to show you.
        </Notice>
      ) : (
        <Stack>
          <Text c="dimmed">The link works once and signs in this browser only.</Text>
          <Failed error={follow.error} />
          {hasEnded ? (
            <Anchor component={Link} to="/sign-in">
              Request a new link
            </Anchor>
          ) : (
            <Button autoFocus onClick={() => follow.mutate()} loading={follow.isPending}>
              {label}
            </Button>
          )}
        </Stack>
      )}
    </SignedOutLayout>
  );
}
