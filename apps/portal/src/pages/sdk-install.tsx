import { Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '../api/queries';
import { Code } from '../ui/code';

/** Commands that install the SDK of this API, and store a new key for its command line. */
export function SdkInstall() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { npm, python, composer } = import.meta.env.SDK_FILES as Record<'npm' | 'python' | 'composer', string>;
  const sdk = `${session.apiUrl}/sdk`;
  return (
    <Stack gap="xs" mt="lg">
      <Title order={2} size="h4">
        Use a key
      </Title>
      <Text size="sm">
        Install the SDK for your language in your project, or log in to the command line. The{' '}
        <a href={`${session.apiUrl}/docs/guides/command-line`}>command line</a> makes requests, causes events and tests
        webhook receivers. It needs only Node.js.
      </Text>
      <Code label="SDK for TypeScript and JavaScript" text={`npm install ${sdk}/${npm}`} />
      <Code
        label="SDK for PHP"
        text={`composer config repositories.partner composer ${sdk}\ncomposer require ${composer}`}
      />
      <Code label="SDK for Python" text={`pip install ${sdk}/${python}`} />
      <Code label="Command line" text={`npx --yes --package ${sdk}/${npm} partner login`} />
    </Stack>
  );
}
