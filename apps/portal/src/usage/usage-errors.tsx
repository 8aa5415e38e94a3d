import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Usage } from '../api/types';
import { plural } from '../ui/format';
import { Panel } from '../ui/page';
import { StatusBadge } from '../ui/states';

interface UsageErrorsProps {
  readonly usage: Usage;
  readonly credentialId?: string;
}

/** Unsuccessful requests by code, each with a link to them. */
export function UsageErrors({ usage: { errors }, credentialId }: UsageErrorsProps) {
  return (
    <Panel title="Errors by code">
      {errors.length === 0 && <Text c="dimmed">No request failed.</Text>}
      <ul className="linked">
        {errors.map(({ status, code, requests }) => (
          <li key={`${status} ${code}`}>
            <StatusBadge status={status} code={code} />{' '}
            <Link to="/requests" search={{ ...(code && { code }), ...(credentialId && { credentialId }) }}>
              {plural(requests, 'request')}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
