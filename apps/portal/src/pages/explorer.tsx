import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { bodiesQuery, credentialsQuery, sessionQuery } from '../api/queries';
import { OperationForm } from '../explorer/operation-form';
import { operationOf, operations, sentValuesOf } from '../explorer/operations';
import { repeatableBody } from '../requests/request-bodies';
import { Failed } from '../ui/failed';
import { Notice } from '../ui/notice';
import { Page } from '../ui/page';
import { useMay } from '../ui/use-may';

const byTag = [...Map.groupBy(operations, ({ tag }) => tag)].map(([group, its]) => ({
  group,
  items: its.map(({ id, method, summary }) => ({ value: id, label: `${summary} (${method})` })),
}));

/** Every operation of the API as a form, opened empty or from a request. The operation is stored in the URL. */
export function Explorer() {
  const { operation: id, method = '', url = '', request = '' } = useSearch({ from: '/signed-in/explorer' });
  const navigate = useNavigate({ from: '/explorer' });
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { data: credentials = [], error, isSuccess } = useQuery(credentialsQuery);
  const bodies = useQuery({ ...bodiesQuery(request), enabled: request !== '' });
  const [chosen, setChosen] = useState<string | null>(null);
  const may = useMay();
  const live = credentials.filter(
    ({ revokedAt, suspendedAt, expiresAt }) =>
      revokedAt === null && suspendedAt === null && (expiresAt === null || Date.parse(expiresAt) > Date.now()),
  );
  const credential = live.find((one) => one.id === chosen) ?? live[0];
  const opened = id === undefined ? operationOf(method, url) : undefined;
  const operation = operations.find((one) => one.id === id) ?? opened?.operation;
  return (
    <Page title="Explorer" intro="Sends requests with a token of 10 minutes that has only the scope of the operation.">
      {session.environment === 'production' && (
        <Notice tone="warn">This is production: requests change real data. Each write asks first.</Notice>
      )}
      {!may('credentials') && (
        <Notice tone="info" title="You cannot send requests">
          Your role does not allow you to manage credentials, from which the explorer derives its tokens.
        </Notice>
      )}
      <Failed error={error} />
      {isSuccess && live.length === 0 && (
        <Notice tone="info" title="No credential yet">
          <Link to="/credentials">Create a credential</Link> first. The explorer derives its tokens from it.
        </Notice>
      )}
      <Group align="flex-end">
        <Select
          label="Operation"
          placeholder="Choose an operation"
          searchable
          w={380}
          maw="100%"
          data={byTag}
          renderOption={({ option }) => <span>{option.label}</span>}
          value={operation?.id ?? null}
          onChange={(value) => void navigate({ search: value === null ? {} : { operation: value } })}
        />
        <Select
          label="Credential"
          w={240}
          data={live.map((one) => ({ value: one.id, label: one.name }))}
          value={credential?.id ?? null}
          onChange={setChosen}
        />
      </Group>
      {operation && credential && may('credentials') && !bodies.isLoading && (
        <OperationForm
          key={operation.id + url}
          operation={operation}
          values={{ ...opened?.values, ...sentValuesOf(operation, repeatableBody(bodies.data)) }}
          credential={credential}
        />
      )}
      {!operation && (
        <Stack gap="xs">
          <Text>Start with one of these, or open a request of the log here:</Text>
          <Group>
            {operations
              .filter(({ id: one }) => ['getMe', 'listLeads', 'createLead', 'listEvents'].includes(one))
              .map((one) => (
                <Button key={one.id} variant="default" onClick={() => void navigate({ search: { operation: one.id } })}>
                  <span>{one.summary}</span>
                </Button>
              ))}
          </Group>
        </Stack>
      )}
    </Page>
  );
}
