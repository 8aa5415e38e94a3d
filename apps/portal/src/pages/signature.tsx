import { Button, Loader, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { deliveryQuery, sessionQuery } from '../api/queries';
import { checkSignature, type Step } from '../signature/check-signature';
import { FailedPage } from '../ui/failed';
import { Badge, Notice } from '../ui/notice';
import { Page, Panel } from '../ui/page';

/** Signature debugger: shows why a receiver rejects a webhook. A link can fill in an attempt of a delivery. */
export function Signature() {
  const { eventId = '', endpointId = '', attemptId } = useSearch({ from: '/signed-in/signature' });
  const { data, error, isLoading } = useQuery({
    ...deliveryQuery(eventId, endpointId),
    enabled: attemptId !== undefined,
  });
  if (isLoading) return <Loader aria-label="Loading" />;
  if (error) return <FailedPage error={error} />;
  const attempt = data?.made.find(({ id }) => id === attemptId);
  return <Debugger key={attemptId} header={attempt?.signature ?? ''} body={data?.body ?? ''} wasSent={!!attempt} />;
}

interface DebuggerProps {
  readonly header: string;
  readonly body: string;
  /** True for an attempt, which was signed some time ago. */
  readonly wasSent: boolean;
}

function Debugger({ wasSent, ...given }: DebuggerProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const [header, setHeader] = useState(given.header);
  const [body, setBody] = useState(given.body);
  const [secret, setSecret] = useState('');
  const [isOld, setOld] = useState(wasSent);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const seconds = Number(/t=(\d+)/.exec(header)?.[1] ?? 0);
    setSteps(await checkSignature({ header, body, secret, now: isOld ? seconds * 1_000 : Date.now() }));
  };
  const isGood = steps.length > 0 && steps.every(({ ok }) => ok);
  return (
    <Page
      title="Signature debugger"
      intro="Shows which step of the check fails for a webhook request. It runs in your browser: nothing is sent."
    >
      <Panel>
        <Stack component="form" onSubmit={(event) => void submit(event)}>
          <TextInput
            label={`${session.webhookHeaderPrefix}-Signature`}
            description="The signature header of the request."
            placeholder="t=1767225600,v1=5257a869…"
            required
            spellCheck={false}
            value={header}
            onChange={(event) => setHeader(event.currentTarget.value)}
          />
          <Textarea
            label="Body"
            description="The exact bytes as they arrived, before any parsing."
            required
            autosize
            minRows={4}
            maxRows={14}
            spellCheck={false}
            classNames={{ input: 'mono' }}
            value={body}
            onChange={(event) => setBody(event.currentTarget.value)}
          />
          <TextInput
            label="Signing secret"
            description="The secret of the endpoint. It never leaves this page."
            placeholder="whsec_…"
            required
            type="password"
            autoComplete="off"
            value={secret}
            onChange={(event) => setSecret(event.currentTarget.value)}
          />
          <Switch
            label="This is an old delivery: check it as of the time it was signed"
            checked={isOld}
            onChange={(event) => setOld(event.currentTarget.checked)}
          />
          <div>
            <Button type="submit">Check signature</Button>
          </div>
        </Stack>
      </Panel>
      <div aria-live="polite">
        {steps.length > 0 && (
          <Stack>
            <Notice tone={isGood ? 'good' : 'bad'} title={isGood ? 'The signature is valid' : 'The check failed'}>
              {isGood
                ? 'A receiver that runs this check accepts the webhook.'
                : 'The first failed step shows the reason.'}
            </Notice>
            <ol className="steps">
              {steps.map(({ name, ok, detail }) => (
                <li key={name} className="panel">
                  <Badge tone={ok ? 'good' : 'bad'}>{ok ? 'Passed' : 'Failed'}</Badge>{' '}
                  <Text span fw={600}>
                    {name}
                  </Text>
                  <Text mt={4}>{detail}</Text>
                </li>
              ))}
            </ol>
          </Stack>
        )}
      </div>
    </Page>
  );
}
