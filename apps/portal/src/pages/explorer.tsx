import { Text } from '@mantine/core';
import { Page } from '../ui/page';

/** Start of requests without code. */
export function Explorer() {
  return (
    <Page title="Explorer">
      <Text>
        Send requests with your key from the <a href="/api/reference">API reference</a>.
      </Text>
    </Page>
  );
}
