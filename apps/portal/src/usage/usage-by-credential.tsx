import { Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Credential, Usage } from '../api/types';
import { formatNumber } from '../ui/format';
import { PlainTable } from '../ui/paged-table';
import { outcomes, sumOf } from './buckets';

interface UsageByCredentialProps {
  readonly usage: Usage;
  readonly credentials: readonly Credential[];
}

/** Requests and headroom of each credential, most used first. */
export function UsageByCredential({ usage, credentials }: UsageByCredentialProps) {
  const names = new Map(credentials.map(({ id, name }) => [id, name]));
  const peaks = new Map(usage.peaks.map(({ credentialId, peakPerMinute }) => [credentialId, peakPerMinute]));
  const { perMinute, burst } = usage.rateLimit;
  const rows = usage.credentials.map(({ credentialId, requests }) => ({
    credentialId,
    total: outcomes.reduce((sum, { classes }) => sum + sumOf(requests, classes), 0),
    failed: sumOf(requests, ['4xx', '5xx']),
    limited: sumOf(requests, ['429']),
    peak: peaks.get(credentialId) ?? 0,
  }));
  return (
    <Stack gap="xs">
      <PlainTable
        label="Requests and limits by credential"
        columns={['Credential', 'Requests', 'Unsuccessful', 'Over the limit', 'Peak per minute', 'Headroom']}
        rows={rows
          .sort((one, other) => other.total - one.total)
          .map(({ credentialId, total, failed, limited, peak }) => [
            credentialId,
            [
              <Link to="/usage" search={(before) => ({ ...before, credentialId })}>
                {names.get(credentialId) ?? credentialId}
              </Link>,
              formatNumber(total),
              formatNumber(failed),
              formatNumber(limited),
              formatNumber(peak),
              `${formatNumber(Math.max(0, Math.round(100 - (peak / perMinute) * 100)))} %`,
            ],
          ])}
      />
      <Text size="sm" c="dimmed">
        Each credential may send {formatNumber(perMinute)} requests per minute, and {formatNumber(burst)} at once. Peak
        and headroom are of the last hour.
      </Text>
    </Stack>
  );
}
