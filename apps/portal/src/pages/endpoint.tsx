import { Button, Group, Loader } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { call, get } from '../api/client';
import { auditQuery, endpointQuery } from '../api/queries';
import type { Delivery, Endpoint, EndpointSecret, Page as DeliveriesPage } from '../api/types';
import { useAction } from '../api/use-action';
import { ConfirmButton } from '../ui/confirm-button';
import { Failed, FailedPage, isMissing } from '../ui/failed';
import { Notice } from '../ui/notice';
import { Facts, Page, Panel } from '../ui/page';
import { SecretDialog, type ShownSecret } from '../ui/secret-dialog';
import { HealthBadge } from '../ui/states';
import { Time } from '../ui/time';
import { useMay } from '../ui/use-may';
import { DeliveryTable } from './delivery-table';
import { EndpointAttempts } from './endpoint-attempts';
import { EndpointForm, shownSigningSecret } from './endpoint-form';
import { SendTestEvent } from './send-test-event';

/** Webhook endpoint view: health, settings, actions and latest deliveries. */
export function EndpointPage() {
  const { id = '' } = useParams({ strict: false });
  const may = useMay();
  const navigate = useNavigate();
  const endpoint = useQuery(endpointQuery(id));
  const latest = useQuery({
    queryKey: ['deliveries', 'latest', id],
    queryFn: () => get<DeliveriesPage<Delivery>>(`deliveries?endpointId=${id}&limit=10`),
    refetchInterval: 5_000,
  });
  const [isEditing, setEditing] = useState(false);
  const [secret, setSecret] = useState<ShownSecret | null>(null);
  const changes = ['endpoints'];
  const act = useAction(changes, (verb: 'enable' | 'disable') => call('POST', `endpoints/${id}/${verb}`));
  const rotate = useAction(
    changes,
    () => call<EndpointSecret>('POST', `endpoints/${id}/rotate`),
    (created) => setSecret(shownSigningSecret(created)),
  );
  const standard = useAction(
    changes,
    (standardWebhooks: boolean) =>
      call<EndpointSecret>('POST', `endpoints/${id}/standard-webhooks`, { standardWebhooks }),
    (created) => setSecret(created.standardSecret ? shownSigningSecret(created) : null),
  );
  const remove = useAction(
    changes,
    () => call('DELETE', `endpoints/${id}`),
    () => navigate({ to: '/endpoints' }),
  );
  const { data } = endpoint;
  if (endpoint.isPending) return <Loader aria-label="Loading" />;
  if (isMissing(endpoint.error)) return <Missing id={id} error={endpoint.error} />;
  if (!data) return <FailedPage error={endpoint.error} />;
  return (
    <Page
      title={data.name ?? 'Webhook endpoint'}
      intro={<span className="mono">{data.url}</span>}
      actions={
        may('webhooks') && (
          <>
            <SendTestEvent endpoint={data} />
            <Button variant="default" onClick={() => setEditing(true)}>
              Edit
            </Button>
          </>
        )
      }
    >
      <Failed error={act.error ?? rotate.error ?? standard.error ?? remove.error} />
      <Health of={data} />
      <Panel title="Endpoint">
        <Facts
          facts={[
            ['State', <HealthBadge of={data} />],
            ['Name', data.name],
            ['Description', data.description],
            ['Event types', data.types === null ? 'All, including new types' : data.types.join(', ')],
            [
              'Filter',
              data.filter &&
                Object.entries(data.filter)
                  .map(([name, values]) => `${name}: ${values.join(' or ')}`)
                  .join('; '),
            ],
            ['Order', data.order === 'record' && 'Events of one record in order, one at a time'],
            ['Standard Webhooks', data.standardWebhooks && 'Signed as well'],
            ['Headers', data.headerNames?.map((name) => `${name}: …`).join(', ')],
            ['Created', <Time at={data.createdAt} />],
            ['ID', <span className="mono">{data.id}</span>],
          ]}
        />
        {may('webhooks') && (
          <Group gap="xs" mt="md">
            {data.status === 'disabled' ? (
              <Button size="xs" onClick={() => act.mutate('enable')}>
                Enable
              </Button>
            ) : (
              <ConfirmButton label="Disable" name="the endpoint" onConfirm={() => act.mutate('disable')}>
                Pending deliveries wait until you enable it. Events that occur until then are not sent to it.
              </ConfirmButton>
            )}
            <ConfirmButton label="Rotate secret" name="of the endpoint" onConfirm={() => rotate.mutate()}>
              A new secret is created. For 24 hours, events are signed with both the old and the new secret.
            </ConfirmButton>
            <Button size="xs" variant="default" onClick={() => standard.mutate(!data.standardWebhooks)}>
              {data.standardWebhooks ? 'Stop Standard Webhooks' : 'Sign by Standard Webhooks'}
            </Button>
            <ConfirmButton label="Delete" name="the endpoint" danger onConfirm={() => remove.mutate()}>
              Its pending deliveries are cancelled. This cannot be undone.
            </ConfirmButton>
          </Group>
        )}
      </Panel>
      <EndpointAttempts id={id} />
      <Group justify="space-between">
        <h2 className="part">Latest deliveries</h2>
        <Link to="/deliveries" search={{ endpointId: id }}>
          View all deliveries of this endpoint
        </Link>
      </Group>
      <DeliveryTable deliveries={latest.data?.data ?? []} showsEndpoint={false} />
      {isEditing && <EndpointForm endpoint={data} onClose={() => setEditing(false)} />}
      <SecretDialog secret={secret} onClose={() => setSecret(null)} />
    </Page>
  );
}

/** View of an endpoint that is not found: the audit trail tells whether it was deleted. */
function Missing({ id, error }: { readonly id: string; readonly error: unknown }) {
  const audit = useInfiniteQuery(auditQuery({ resourceId: id }));
  const deletion = audit.data?.pages[0]?.data.find(({ changes }) => changes?.['status']?.[1] === 'deleted');
  if (audit.isPending) return <Loader aria-label="Loading" />;
  if (!deletion) return <FailedPage error={error} />;
  return (
    <Page title="Deleted webhook endpoint">
      <Notice tone="info" title="This endpoint was deleted">
        {deletion.actorName} deleted it <Time at={deletion.at} />. It receives nothing any more.
      </Notice>
      <Group>
        <Link to="/endpoints">Back to the webhook endpoints</Link>
        <Link to="/deliveries" search={{ endpointId: id }}>
          View its deliveries
        </Link>
      </Group>
    </Page>
  );
}

function Health({ of }: { readonly of: Endpoint }) {
  return (
    <>
      {of.disabledBy && of.failingSince && (
        <Notice tone="warn" title="All recent deliveries failed">
          Every delivery has failed since <Time at={of.failingSince} />. If this continues, the endpoint will be
          disabled on <Time at={of.disabledBy} />. Open a delivery to see why.
        </Notice>
      )}
      {of.disabledReason && of.disabledAt && (
        <Notice tone="bad" title="Disabled automatically">
          Reason: {of.disabledReason}. Disabled on <Time at={of.disabledAt} />. Fix your server, enable the endpoint and
          send a test event. Pending deliveries are then sent.
        </Notice>
      )}
      {of.previousSecretUntil && (
        <Notice tone="info" title="Two signing secrets are in use">
          Events are also signed with the previous secret until <Time at={of.previousSecretUntil} />.
        </Notice>
      )}
    </>
  );
}
