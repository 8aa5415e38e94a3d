import { Button, Group, Stack, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sessionQuery } from '../api/queries';
import type { Credential } from '../api/types';
import { CopyCode } from '../requests/copy-code';
import { Dialog } from '../ui/dialog';
import { Failed } from '../ui/failed';
import { Notice } from '../ui/notice';
import { Panel } from '../ui/page';
import { FieldInput, FieldInputs } from './field-inputs';
import { bodyOf, exampleOf, keyOf, type Operation, urlOf, type Values } from './operations';
import { ResponsePanel } from './response-panel';
import { useExplorer } from './use-explorer';

interface OperationFormProps {
  readonly operation: Operation;
  /** Initial values. */
  readonly values: Values;
  readonly credential: Credential;
}

/** Form of an operation with its response. */
export function OperationForm({ operation, values: initial, credential }: OperationFormProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const [values, setValues] = useState(initial);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const explorer = useExplorer();
  const { method, path, scope, parameters, body } = operation;
  const set = (key: string, value: string): void => setValues((before) => ({ ...before, [key]: value }));
  const url = urlOf(operation, values);
  const send = (isConfirmed: boolean): void => {
    setAsking(false);
    explorer.mutate({
      ...{ credentialId: credential.id, scope, method, url, isConfirmed, body: bodyOf(operation, values) },
      ...(values['header Idempotency-Key'] && { idempotencyKey: values['header Idempotency-Key'] }),
      ...(values['header If-Match'] && { ifMatch: values['header If-Match'] }),
    });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    try {
      bodyOf(operation, values);
      setProblem(null);
      if (session.environment === 'production' && method !== 'GET') setAsking(true);
      else send(false);
    } catch (error) {
      setProblem(`A JSON field is malformed: ${String(error)}`);
    }
  };
  const hasScope = scope === undefined || credential.scopes.includes(scope);
  return (
    <>
      <Panel title={operation.summary}>
        <form onSubmit={submit}>
          <Stack gap="sm">
            <Text className="mono">
              {method} {path}
            </Text>
            <Text size="sm" className="prose">
              {operation.description?.replaceAll('`', '')}
            </Text>
            {!hasScope && (
              <Notice tone="warn">
                The credential {credential.name} does not have the scope {scope}.
              </Notice>
            )}
            {parameters.map((one) => (
              <FieldInput
                key={keyOf(one)}
                field={one}
                value={values[keyOf(one)] ?? ''}
                set={(value) => set(keyOf(one), value)}
              />
            ))}
            {body?.fields && <FieldInputs fields={body.fields} path="body" values={values} set={set} />}
            {problem && (
              <Notice tone="bad" role="alert">
                {problem}
              </Notice>
            )}
            <Group>
              <Button type="submit" loading={explorer.isPending} disabled={!hasScope}>
                Send request
              </Button>
              {body?.example !== undefined && (
                <Button variant="default" onClick={() => setValues({ ...values, ...exampleOf(operation) })}>
                  Fill in the example
                </Button>
              )}
            </Group>
            {problem === null && <CopyCode request={{ method, url }} body={safeBody(operation, values)} />}
          </Stack>
        </form>
      </Panel>
      <Failed error={explorer.error} />
      {explorer.data && <ResponsePanel response={explorer.data} />}
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title="Change data in production?">
        <Stack>
          <Text>
            {method} {url} changes real data of {session.company.name}.
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button color="red.9" onClick={() => send(true)}>
              Send request
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}

/** The body, or undefined while a JSON field is incomplete. */
function safeBody(operation: Operation, values: Values): string | undefined {
  try {
    return bodyOf(operation, values);
  } catch {
    return undefined;
  }
}
