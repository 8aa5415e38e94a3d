import { Button, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { checkSignature, type Step } from '../signature/check-signature';
import { Badge, Notice } from '../ui/notice';
import { Page, Panel } from '../ui/page';

/** Finds out why a receiver refuses a webhook. */
export function Signature() {
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
      intro={
        'Paste what your server got, and see which step of the check fails. All of it is computed in your browser: ' +
        'nothing is sent or stored.'
      }
    >
      <Panel>
        <form onSubmit={(event) => void submit(event)}>
          <Stack>
            <TextInput
              label="X-Service-Signature"
              description="The header of the request."
              placeholder="t=1767225600,v1=5257a869…"
              required
              spellCheck={false}
              value={header}
              onChange={(event) => setHeader(event.currentTarget.value)}
            />
            <Textarea
              label="Body"
              description="Byte for byte as it arrived, before anything has parsed it."
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
              description="Of the endpoint. It stays in this field."
              placeholder="whsec_…"
              required
              type="password"
              autoComplete="off"
              value={secret}
              onChange={(event) => setSecret(event.currentTarget.value)}
            />
            <Switch
              label="It is an old delivery: compare with the time at which it was signed"
              checked={isOld}
              onChange={(event) => setOld(event.currentTarget.checked)}
            />
            <div>
              <Button type="submit">Check</Button>
            </div>
          </Stack>
        </form>
      </Panel>
      <div aria-live="polite">
        {steps.length > 0 && (
          <Stack>
            <Notice tone={isGood ? 'good' : 'bad'} title={isGood ? 'The signature is good' : 'The check fails'}>
              {isGood ? 'A receiver that does the same takes the webhook.' : 'The first step that fails says why.'}
            </Notice>
            <ol className="steps">
              {steps.map(({ name, ok, detail }) => (
                <li key={name} className="panel">
                  <Badge tone={ok ? 'good' : 'bad'}>{ok ? 'passes' : 'fails'}</Badge>{' '}
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
