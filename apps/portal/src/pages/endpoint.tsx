import { Button, Group, Loader } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { call, get } from '../api/client';
import type { Delivery, Endpoint, EndpointSecret, Page as DeliveriesPage } from '../api/types';
import { ConfirmButton } from '../ui/confirm-button';
import { Failed } from '../ui/failed';
import { Notice } from '../ui/notice';
import { Facts, Page, Panel } from '../ui/page';
import { SecretDialog, type ShownSecret } from '../ui/secret-dialog';
import { HealthBadge } from '../ui/states';
import { Time } from '../ui/time';
import { DeliveryTable } from './delivery-table';
import { EndpointForm, shownSigningSecret } from './endpoint-form';

/** One endpoint: how it goes, what it gets, and what can be done about it. */
export function EndpointPage() {
  const { id = '' } = useParams({ strict: false });
  const queries = useQueryClient();
  const navigate = useNavigate();
  const endpoint = useQuery({ queryKey: ['endpoints', id], queryFn: () => get<Endpoint>(`endpoints/${id}`) });
  const latest = useQuery({
    queryKey: ['deliveries', 'latest', id],
    queryFn: () => get<DeliveriesPage<Delivery>>(`deliveries?endpointId=${id}&limit=10`),
    refetchInterval: 5_000,
  });
  const [isChanging, setChanging] = useState(false);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const changed = () => queries.invalidateQueries({ queryKey: ['endpoints'] });
  const act = useMutation({
    mutationFn: (verb: 'enable' | 'disable') => call('POST', `endpoints/${id}/${verb}`),
    onSuccess: changed,
  });
  const rotate = useMutation({
    mutationFn: () => call<EndpointSecret>('POST', `endpoints/${id}/rotate`),
    onSuccess: (made) => {
      setSecret(shownSigningSecret(made));
      return changed();
    },
  });
  const test = useMutation({
    mutationFn: () => call<{ readonly eventId: string }>('POST', `endpoints/${id}/test`),
    onSuccess: ({ eventId }) =>
      navigate({ to: '/deliveries/$eventId/$endpointId', params: { eventId, endpointId: id } }),
  });
  const remove = useMutation({
    mutationFn: () => call('DELETE', `endpoints/${id}`),
    onSuccess: async () => {
      await navigate({ to: '/endpoints' });
      await changed();
    },
  });
  const { data } = endpoint;
  if (endpoint.isPending) return <Loader aria-label="Loading" />;
  if (!data) return <Failed error={endpoint.error} />;
  return (
    <Page
      title="Webhook endpoint"
      intro={<span className="mono">{data.url}</span>}
      actions={
        <>
          <Button onClick={() => test.mutate()} disabled={data.status === 'disabled'} loading={test.isPending}>
            Send a test event
          </Button>
          <Button variant="default" onClick={() => setChanging(true)}>
            Change
          </Button>
        </>
      }
    >
      <Failed error={act.error ?? rotate.error ?? test.error ?? remove.error} />
      <Health of={data} />
      <Panel title="Endpoint">
        <Facts
          facts={[
            ['State', <HealthBadge key="state" of={data} />],
            ['Types', data.types === null ? 'all, and those to come' : data.types.join(', ')],
            ['Made', <Time key="made" at={data.createdAt} exactly />],
            [
              'Id',
              <span key="id" className="mono">
                {data.id}
              </span>,
            ],
          ]}
        />
        <Group gap="xs" mt="md">
          {data.status === 'disabled' ? (
            <Button size="xs" onClick={() => act.mutate('enable')}>
              Enable
            </Button>
          ) : (
            <ConfirmButton
              label="Disable"
              name="the endpoint"
              question="What is pending is kept until you enable it. What happens meanwhile is not sent to it."
              onConfirm={() => act.mutate('disable')}
            />
          )}
          <ConfirmButton
            label="Rotate"
            name="the signing secret"
            question="There is a new secret. For 24 hours every event is signed with both, so that you can change over."
            onConfirm={() => rotate.mutate()}
          />
          <ConfirmButton
            label="Delete"
            name="the endpoint"
            danger
            question="What is pending for it is cancelled. It cannot be brought back."
            onConfirm={() => remove.mutate()}
          />
        </Group>
      </Panel>
      <Group justify="space-between">
        <h2 className="part">Latest deliveries</h2>
        <Link to="/deliveries" search={{ endpointId: id }}>
          All deliveries of this endpoint
        </Link>
      </Group>
      <DeliveryTable deliveries={latest.data?.data ?? []} showsEndpoint={false} />
      <EndpointForm isOpen={isChanging} endpoint={data} onClose={() => setChanging(false)} onSaved={changed} />
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Page>
  );
}

function Health({ of }: { readonly of: Endpoint }) {
  return (
    <>
      {of.disabledBy && of.failingSince && (
        <Notice tone="warn" title="Nothing could be delivered lately">
          Every delivery failed since <Time at={of.failingSince} exactly />
          {'. If that goes on, the endpoint is disabled '}
          <Time at={of.disabledBy} exactly />. Look at a delivery to see why.
        </Notice>
      )}
      {of.disabledReason && of.disabledAt && (
        <Notice tone="bad" title="Disabled by itself">
          {of.disabledReason}. It was disabled <Time at={of.disabledAt} exactly />: mend it, send a test event after
          enabling it, and what was held goes out.
        </Notice>
      )}
      {of.previousSecretUntil && (
        <Notice tone="info" title="Two secrets sign">
          The secret before the last rotation signs too, until <Time at={of.previousSecretUntil} exactly />.
        </Notice>
      )}
    </>
  );
}
