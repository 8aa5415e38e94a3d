import { Button, Group, Loader, NumberInput, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '../api/client';
import { alertsQuery } from '../api/queries';
import type { Alert, AlertSettings, AlertsSecret } from '../api/types';
import { useAction } from '../api/use-action';
import { onlyWith } from '../ui/use-may';
import { Failed, fieldError } from '../ui/failed';
import { Badge, Notice } from '../ui/notice';
import { Page, Panel } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { SecretDialog, type ShownSecret } from '../ui/secret-dialog';
import { Time } from '../ui/time';
import { useMay } from '../ui/use-may';

const names = {
  endpoint_failing: 'Endpoint is failing',
  credential_expiring: 'Credential expires',
  requests_rejected: 'Many requests are rejected',
} as const;

/** Alerts about the integration: settings, and what was told. */
export function AlertsPage() {
  const alerts = useQuery(alertsQuery);
  return (
    <Page
      title="Alerts"
      intro="Mail and webhooks when the integration needs attention: daily per condition, and when it is over."
    >
      <Failed error={alerts.error} />
      {alerts.isPending && <Loader aria-label="Loading" />}
      {alerts.data && (
        <>
          <PlainTable
            label="Current and past alerts"
            empty="Nothing needs attention. Alerts appear here when one of the conditions below holds."
            columns={['State', 'Alert', 'About', 'Since', 'Over since']}
            rows={alerts.data.data.map((one) => [
              one.kind + one.subjectId,
              [
                one.resolvedAt ? <Badge tone="plain">Over</Badge> : <Badge tone="bad">Open</Badge>,
                names[one.kind],
                <Subject of={one} />,
                <Time at={one.since} />,
                one.resolvedAt && <Time at={one.resolvedAt} />,
              ],
            ])}
          />
          <Settings stored={alerts.data.settings} unconfirmed={alerts.data.unconfirmed} />
        </>
      )}
    </Page>
  );
}

function Subject({ of: { kind, subjectId, name } }: { readonly of: Alert }) {
  if (kind === 'endpoint_failing')
    return (
      <Link to="/endpoints/$id" params={{ id: subjectId }} className="mono">
        {name}
      </Link>
    );
  if (kind === 'credential_expiring') return <Link to="/credentials">{name}</Link>;
  return (
    <Link to="/requests" search={{ status: '4xx' }}>
      {name} of the hour’s requests
    </Link>
  );
}

const shownSecret = (signingSecret: string): ShownSecret => ({
  title: 'Signing secret of the alerts',
  values: [['Signing secret', signingSecret]],
  hint: 'Verify the signature of an alert with it, as for events.',
});

interface SettingsProps {
  readonly stored: AlertSettings;
  readonly unconfirmed: readonly string[];
}

function Settings({ stored, unconfirmed }: SettingsProps) {
  const may = useMay();
  const [settings, setSettings] = useState(stored);
  useEffect(() => setSettings(stored), [stored]);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const save = useAction(
    ['alerts'],
    () => call<AlertsSecret>('PUT', 'alerts', settings),
    ({ signingSecret }) => setSecret(signingSecret ? shownSecret(signingSecret) : null),
  );
  const number = (name: 'failingMinutes' | 'expiryDays' | 'rejectedPercent', max: number) => ({
    value: settings[name] ?? '',
    min: name === 'failingMinutes' ? 0 : 1,
    max,
    allowDecimal: false,
    placeholder: 'Off',
    disabled: !may('team'),
    onChange: (value: string | number) =>
      setSettings((before) => ({ ...before, [name]: value === '' ? null : Number(value) })),
  });
  return (
    <Panel title="Settings">
      <Stack
        component="form"
        maw="40rem"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {!may('team') && <Notice tone="info">{onlyWith('team')}</Notice>}
        <TagsInput
          label="Email addresses"
          description="At most 10. Press Enter after each one."
          maxTags={10}
          splitChars={[',', ' ', ';']}
          acceptValueOnBlur
          disabled={!may('team')}
          value={[...settings.emails]}
          error={fieldError(save.error, 'emails')}
          onChange={(emails) => setSettings((before) => ({ ...before, emails }))}
        />
        {unconfirmed.length > 0 && (
          <Notice tone="info" title={`Not confirmed: ${unconfirmed.join(', ')}`}>
            They get alerts once they follow the link in their email. Save the alerts to replace an expired link.
          </Notice>
        )}
        <TextInput
          label="Webhook URL"
          description="Alerts are also sent there, signed like events. A new URL gets a new signing secret."
          type="url"
          disabled={!may('team')}
          value={settings.webhookUrl ?? ''}
          error={fieldError(save.error, 'webhookUrl')}
          onChange={({ currentTarget: { value } }) =>
            setSettings((before) => ({ ...before, webhookUrl: value === '' ? null : value }))
          }
        />
        <Text size="sm" c="dimmed">
          An empty field switches its alert off.
        </Text>
        <NumberInput label="Endpoint fails for this many minutes" {...number('failingMinutes', 1_440)} />
        <NumberInput label="Days before a credential expires" {...number('expiryDays', 90)} />
        <NumberInput
          label="Percentage of rejected requests (4xx) in an hour"
          description="With at least 50 requests."
          {...number('rejectedPercent', 100)}
        />
        <Failed error={save.error} />
        {save.isSuccess && <Notice tone="good" role="status" title="Saved" />}
        {may('team') && (
          <Group>
            <Button type="submit" loading={save.isPending}>
              Save alerts
            </Button>
          </Group>
        )}
      </Stack>
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Panel>
  );
}
