import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { bodiesQuery, credentialsQuery } from '../api/queries';
import type { LoggedRequest } from '../api/types';
import { formatNumber } from '../ui/format';
import { Notice } from '../ui/notice';
import { Facts, Panel } from '../ui/page';
import { StatusBadge } from '../ui/states';
import { Time } from '../ui/time';
import { useMay } from '../ui/use-may';
import { CopyCode } from './copy-code';
import { repeatableBody, RequestBodies } from './request-bodies';
import { TryButton } from './try-button';

/** A logged request with its response, to copy as code or to try in the API reference. */
export function RequestPanel({
  request,
  credential,
}: {
  readonly request: LoggedRequest;
  readonly credential?: string;
}) {
  const { data: bodies } = useQuery(bodiesQuery(request.id));
  const own = useQuery(credentialsQuery).data?.find(({ id }) => id === request.credentialId);
  const may = useMay();
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
            ['Response', <StatusBadge status={status} code={errorCode} />],
            ['Path', <span className="mono">{path}</span>],
            ['Time', <Time at={request.at} />],
            ['Duration', `${formatNumber(request.durationMs)} ms`],
            ['Size', request.bytes !== null && `${formatNumber(request.bytes)} bytes`],
            ['Credential', credential ?? request.credentialId],
            ['User agent', request.agent],
            ['Dry run', request.isDryRun && 'Nothing was changed'],
            ['Tool', request.tool],
            ['Address', request.address],
          ]}
        />
        {bodies && <RequestBodies bodies={bodies} />}
        {url !== null && (
          <>
            <CopyCode request={{ method, url }} body={repeatableBody(bodies)} />
            {own && !own.revokedAt && may('credentials') && (
              <div>
                <TryButton credential={own} request={{ method, url }} body={repeatableBody(bodies)} />
              </div>
            )}
          </>
        )}
      </Stack>
    </Panel>
  );
}
