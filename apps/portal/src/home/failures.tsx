import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Home } from '../api/types';
import { formatNumber } from '../ui/format';
import { Notice } from '../ui/notice';
import { PlainTable } from '../ui/paged-table';
import { TraceLink } from '../ui/record-link';
import { StatusBadge } from '../ui/states';
import { Time } from '../ui/time';

/** Causes that are shown before the user asks for all. */
const shown = 3;

/** Failures of the last 24 hours by cause, with the remedy and the newest request of each. */
export function Failures({ failures }: { readonly failures: Home['failures'] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <h2 className="part">Errors of the last 24 hours</h2>
        {failures.length > shown && !isWhole && (
          <Anchor component="button" type="button" size="sm" onClick={() => setWhole(true)}>
            Show all {failures.length} causes
          </Anchor>
        )}
      </Group>
      {failures.length === 0 && <Notice tone="good">No request failed in the last 24 hours.</Notice>}
      <PlainTable
        label="Errors by cause"
        columns={['Response', 'Requests', 'Cause and remedy', 'Newest request']}
        rows={failures.slice(0, isWhole ? undefined : shown).map((one) => [
          [one.method, one.route, one.status, one.code, one.field].join(' '),
          [
            <StatusBadge status={one.status} code={one.code} />,
            formatNumber(one.requests),
            <Stack gap={2} maw="34rem" className="wrapped">
              <Link to="/requests" search={{ code: one.code ?? undefined, path: one.route }} className="mono wrapped">
                {one.method} {one.route}
              </Link>
              {one.message && (
                <Text size="sm" lineClamp={2} title={one.message}>
                  {one.message}
                </Text>
              )}
              {one.field && !one.message?.includes(one.field) && <Text size="sm">Field: {one.field}</Text>}
              {one.remedy && (
                <Text size="sm" c="dimmed" lineClamp={2}>
                  {one.remedy.replaceAll('`', '')}
                </Text>
              )}
            </Stack>,
            <Stack gap={2}>
              <TraceLink requestId={one.requestId} />
              <Time at={one.at} />
            </Stack>,
          ],
        ])}
      />
    </Stack>
  );
}
