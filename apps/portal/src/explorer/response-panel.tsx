import { Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../ui/format';
import { Code } from '../ui/code';
import { Facts, Panel } from '../ui/page';
import { StatusBadge } from '../ui/states';
import type { ApiResponse } from './use-explorer';

/** Response with the headers that matter and a link to its trace. */
export function ResponsePanel({ response }: { readonly response: ApiResponse }) {
  const { status, headers, body, isTruncated, milliseconds } = response;
  const header = (name: string): string | undefined => headers.find(([one]) => one === name)?.[1];
  const requestId = header('x-request-id');
  return (
    <Panel title="Response">
      <Stack>
        <div role="status">
          <StatusBadge status={status} code={null} /> after {formatNumber(milliseconds)} ms
        </div>
        <Facts
          facts={[
            [
              'Request',
              requestId && (
                <Link key="request" to="/trace" search={{ requestId }} className="mono">
                  {requestId}
                </Link>
              ),
            ],
            ['ETag', header('etag')],
            ['Remaining requests', header('x-ratelimit-remaining')],
            ['Warning', header('partner-warning')],
          ]}
        />
        {body === '' ? <Text c="dimmed">The response has no body.</Text> : <Code label="Response body" text={body} />}
        {isTruncated && <Text c="dimmed">Only the first megabyte is shown.</Text>}
      </Stack>
    </Panel>
  );
}
