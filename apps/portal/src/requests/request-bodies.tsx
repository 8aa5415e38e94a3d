import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { KeptBodies } from '../api/types';
import { Code } from '../ui/code';

/** The body that the request can be repeated with; undefined if it is not kept, or was cut. */
export const repeatableBody = (bodies: KeptBodies | undefined): string | undefined =>
  bodies?.request && !bodies.request.endsWith('…') ? bodies.request : undefined;

/** Bodies of a request and its response. */
export function RequestBodies({ bodies }: { readonly bodies: KeptBodies }) {
  const { request, response } = bodies;
  if (request === null && response === null)
    return (
      <Text size="sm" c="dimmed">
        The bodies of this request are not kept. Owners and administrators can switch that on in the{' '}
        <Link to="/requests">list of requests</Link>.
      </Text>
    );
  return (
    <>
      {request !== null && <Body label="Request body" text={request} />}
      {response !== null && <Body label="Response body" text={response} />}
    </>
  );
}

function Body({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <Code label={label} text={text} />
      {text.endsWith('…') && (
        <Text size="sm" c="dimmed">
          Only the first 64 KB are kept.
        </Text>
      )}
    </div>
  );
}
