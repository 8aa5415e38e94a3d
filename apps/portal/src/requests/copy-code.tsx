import { Button, CopyButton, Group } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '../api/queries';
import { type RepeatableRequest, requestCode } from './request-code';

/** Buttons that copy a request as code. */
export function CopyCode({ request, body }: { readonly request: RepeatableRequest; readonly body?: string }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return (
    <Group gap="xs" role="group" aria-label="Copy as code">
      {Object.entries(requestCode(session.apiUrl, request, body)).map(([language, code]) => (
        <CopyButton key={language} value={code}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="default" onClick={copy}>
              {copied ? 'Copied' : `Copy as ${language}`}
            </Button>
          )}
        </CopyButton>
      ))}
    </Group>
  );
}
