import { Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '../api/queries';
import { Code } from '../ui/code';

/** Commands that install the SDK of this API, and store a new key for its command line. */
export function SdkInstall() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const file = `${session.apiUrl}/sdk/${import.meta.env.SDK_FILE as string}`;
  return (
    <Stack gap="xs" mt="lg">
      <Title order={2} size="h4">
        Use a key
      </Title>
      <Text size="sm">
        Install the SDK for TypeScript and JavaScript in your project, or log in to the command line. The{' '}
        <a href={`${session.apiUrl}/docs/guides/command-line`}>command line</a> makes requests, causes events and tests
        webhook receivers. It needs only Node.js.
      </Text>
      <Code label="SDK" text={`npm install ${file}`} />
      <Code label="Command line" text={`npx --yes --package ${file} partner login`} />
    </Stack>
  );
}
