import { Button, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sessionQuery } from '../api/queries';
import { checkSignature, type Step } from '../signature/check-signature';
import { Badge, Notice } from '../ui/notice';
import { Page, Panel } from '../ui/page';

/** Signature debugger: shows why a receiver rejects a webhook. */
export function Signature() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const [header, setHeader] = useState('');
  const [body, setBody] = useState('');
  const [secret, setSecret] = useState('');
  const [isOld, setOld] = useState(false);
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
        <form onSubmit={(event) => void submit(event)}>
          <Stack>
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
        </form>
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
