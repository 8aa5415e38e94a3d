import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bodiesQuery } from '../api/queries';
import type { LoggedRequest } from '../api/types';
import { formatNumber, t } from '../i18n';
import { Notice } from '../ui/notice';
import { Facts, Panel } from '../ui/page';
import { StatusBadge } from '../ui/states';
import { Time } from '../ui/time';
import { CopyCode } from './copy-code';
import { repeatableBody, RequestBodies } from './request-bodies';

/** A logged request with its response, to copy as code or to open in the explorer. */
export function RequestPanel({
  request,
  credential,
}: {
  readonly request: LoggedRequest;
  readonly credential?: string;
}) {
  const { data: bodies } = useQuery(bodiesQuery(request.id));
  const { method, route, url, status, errorCode, errorMessage, errorField } = request;
  const path = url ?? route;
  return (
    <Panel title={`${method} ${route}`}>
      <Stack>
        {errorMessage && (
          <Notice tone={status >= 500 ? 'bad' : 'warn'} title={<span lang="en">{errorMessage}</span>}>
            {errorField && t('Field: {field}', { field: errorField })}
          </Notice>
        )}
        <Facts
          facts={[
            [t('Response'), <StatusBadge key="response" status={status} code={errorCode} />],
            [
              t('Path'),
              <span key="path" className="mono">
                {path}
              </span>,
            ],
            [t('Time'), <Time key="time" at={request.at} />],
            [t('Duration'), `${formatNumber(request.durationMs)} ms`],
            [t('Size'), request.bytes !== null && t('{bytes, number} bytes', { bytes: request.bytes })],
            [t('Credential'), credential ?? request.credentialId],
            [t('User agent'), request.agent],
            [t('Address'), request.address],
          ]}
        />
        {bodies && <RequestBodies bodies={bodies} />}
        {url !== null && (
          <>
            <CopyCode request={{ method, url }} body={repeatableBody(bodies)} />
            <Link to="/explorer" search={{ method, url, request: request.id }}>
              {t('Open in the explorer')}
            </Link>
          </>
        )}
      </Stack>
    </Panel>
  );
}
