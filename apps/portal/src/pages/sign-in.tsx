import { Button, Center, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { call } from '../api/client';
import { rememberDestination } from '../api/destination';
import { Failed, fieldError } from '../ui/failed';
import { Notice } from '../ui/notice';
import { useTitle } from '../ui/page';

/** Form that requests a sign-in link by email. */
export function SignIn() {
  const [email, setEmail] = useState('');
  const { to } = useSearch({ from: '/sign-in' });
  const request = useMutation({
    mutationFn: () => call('POST', 'sign-in', { email }),
    onSuccess: () => rememberDestination(to),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    request.mutate();
  };
  return (
    <SignedOutLayout title="Sign in to the developer portal" tab="Sign in">
      {request.isSuccess ? (
        <Notice tone="good" title="Check your email" role="status">
          If {email} belongs to a portal user, a sign-in link is on its way. It works once and expires after 15 minutes.
        </Notice>
      ) : (
        <Stack component="form" onSubmit={submit}>
          <Text c="dimmed">We email you a sign-in link. You do not need a password.</Text>
          <TextInput
            label="Email"
            type="email"
            name="email"
            autoComplete="email"
            required
            autoFocus
            error={fieldError(request.error, 'email')}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Failed error={request.error} />
          <Button type="submit" loading={request.isPending}>
            Email me a link
          </Button>
        </Stack>
      )}
    </SignedOutLayout>
  );
}

interface SignedOutProps {
  readonly title: string;
  /** Title of the tab; `title` by default. */
  readonly tab?: string;
  readonly children: ReactNode;
}

/** Layout of the views that require no session. */
export function SignedOutLayout({ title, tab = title, children }: SignedOutProps) {
  useTitle(tab);
  return (
    <Center component="main" className="main" p="md">
      <Stack className="panel" w="100%" maw="26rem" gap="md">
        <img src="/icon.svg" width="40" height="40" alt="" />
        <Title order={1} size="h3">
          {title}
        </Title>
        {children}
      </Stack>
    </Center>
  );
}
