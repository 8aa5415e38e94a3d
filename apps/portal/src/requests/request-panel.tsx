import { Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LoggedRequest } from '../api/types';
import { Notice } from '../ui/notice';
import { Facts, Panel } from '../ui/page';
import { StatusBadge } from '../ui/states';
import { Time } from '../ui/time';
import { CopyCode } from './copy-code';

/** A logged request with its response, to copy as code or to open in the explorer. */
export function RequestPanel({
  request,
  credential,
}: {
  readonly request: LoggedRequest;
  readonly credential?: string;
}) {
  const { method, route, url, status, errorCode, errorMessage, errorField } = request;
  const path = url ?? route;
  return (
    <Panel title={`${method} ${route}`}>
      <Stack>
        {errorMessage && (
          <Notice tone={status >= 500 ? 'bad' : 'warn'} title={errorMessage}>
            {errorField && `Field: ${errorField}`}
          </Notice>
        )}
        <Facts
          facts={[
            ['Response', <StatusBadge key="response" status={status} code={errorCode} />],
            [
              'Path',
              <span key="path" className="mono">
                {path}
              </span>,
            ],
            ['Time', <Time key="time" at={request.at} exactly />],
            ['Duration', `${request.durationMs} ms`],
            ['Size', request.bytes !== null && `${request.bytes} bytes`],
            ['Credential', credential ?? request.credentialId],
            ['User agent', request.agent],
            ['Address', request.address],
          ]}
        />
        {url !== null && (
          <>
            <CopyCode request={{ method, url }} />
            <Link to="/explorer" search={{ method, url }}>
              Open in the explorer
            </Link>
          </>
        )}
      </Stack>
    </Panel>
  );
}
