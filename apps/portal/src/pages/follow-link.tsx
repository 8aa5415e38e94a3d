import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '../api/client';
import { Failed } from '../ui/failed';
import { Notice } from '../ui/notice';
import { Outside } from './sign-in';

/** A link of a mail was opened. It is used up by a press of the button, not by a program that looks at links. */
export const FollowLink = () => <Follow kind="link" title="Sign in to the developer portal" label="Sign in" />;

export const FollowInvitation = () => (
  <Follow kind="invitation" title="You are invited" label="Accept the invitation" />
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
      // The address with the token goes from the history too.
      if (signedIn) await navigate({ to: '/', replace: true });
    },
  });
  useEffect(() => {
    document.title = `${title} · Developer portal`;
  }, [title]);
  return (
    <Outside title={title}>
      {follow.data?.signedIn === false ? (
        <Notice tone="good" title="Your login is set up" role="status">
          Your role does not manage the API, so there is nothing for you in this portal.
        </Notice>
      ) : (
        <Stack>
          <Text c="dimmed">The link works once, in this browser.</Text>
          <Failed error={follow.error} />
          {follow.isError ? (
            <Anchor component={Link} to="/sign-in">
              Ask for another link
            </Anchor>
          ) : (
            <Button autoFocus onClick={() => follow.mutate()} loading={follow.isPending}>
              {label}
            </Button>
          )}
        </Stack>
      )}
    </Outside>
  );
}
