import { Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { t } from '../i18n';
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
    <Panel title={t('Response')}>
      <Stack>
        <div role="status">
          <StatusBadge status={status} code={null} /> {t('after {milliseconds, number} ms', { milliseconds })}
        </div>
        <Facts
          facts={[
            [
              t('Request'),
              requestId && (
                <Link key="request" to="/trace" search={{ requestId }} className="mono">
                  {requestId}
                </Link>
              ),
            ],
            ['ETag', header('etag')],
            [t('Remaining requests'), header('x-ratelimit-remaining')],
            [t('Warning'), header('partner-warning')],
          ]}
        />
        {body === '' ? (
          <Text c="dimmed">{t('The response has no body.')}</Text>
        ) : (
          <Code label={t('Response body')} text={body} />
        )}
        {isTruncated && <Text c="dimmed">{t('Only the first megabyte is shown.')}</Text>}
      </Stack>
    </Panel>
  );
}
