import { Group } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '../api/queries';
import { Copy } from '../ui/code';
import { type RepeatableRequest, requestCode } from './request-code';

/** Buttons that copy a request as code. */
export function CopyCode({ request, body }: { readonly request: RepeatableRequest; readonly body?: string }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return (
    <Group gap="xs" role="group" aria-label="Copy as code">
      {Object.entries(requestCode(session.apiUrl, request, body)).map(([language, code]) => (
        <Copy key={language} size="compact-sm" text={code}>
          Copy as {language}
        </Copy>
      ))}
    </Group>
  );
}
