import { Group, Loader, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { recordQuery } from '../api/queries';
import type { RecordStory } from '../api/types';
import { Code } from '../ui/code';
import { FailedPage } from '../ui/failed';
import { Notice } from '../ui/notice';
import { Page, Panel } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { RecordLink, recordNames, TraceLink } from '../ui/record-link';
import { StatusBadge } from '../ui/states';
import { Time } from '../ui/time';
import { TracedEventPanel } from './trace';

/** Everything about one record: state, versions, events, deliveries, requests and linked records. */
export function RecordPage() {
  const { kind = '', id = '' } = useParams({ strict: false });
  const story = useQuery(recordQuery(kind, id));
  if (story.isPending) return <Loader aria-label="Loading" />;
  const { data } = story;
  if (!data) return <FailedPage error={story.error} />;
  return (
    <Page
      title={`${recordNames[data.kind]} ${data.title}`}
      intro={
        <>
          {data.detail} <span className="mono">{data.id}</span>
        </>
      }
      actions={
        <Link to="/events" search={{ resourceId: id }}>
          View in events
        </Link>
      }
    >
      {data.item === null && (
        <Notice tone="warn">This record was deleted. Its history is shown while it is kept.</Notice>
      )}
      <Links story={data} />
      {data.item && (
        <Panel title="Current state">
          <Code label="Record as the API returns it" text={JSON.stringify(data.item)} />
        </Panel>
      )}
      <Panel title="Versions">
        {data.versions.length === 0 && <Text c="dimmed">No changes are recorded: the record was imported.</Text>}
        {data.versions.map((version) => (
          <Version key={version.id} version={version} />
        ))}
        {data.isTruncated && <Text c="dimmed">Only the newest 50 versions and 200 events are shown.</Text>}
      </Panel>
      <h2 className="part">Events and their deliveries</h2>
      {data.events.length === 0 && (
        <Text c="dimmed">No events: they have expired, or records of this type have none.</Text>
      )}
      {data.events.map((event) => (
        <TracedEventPanel key={event.id} event={event} />
      ))}
      <h2 className="part">Requests that changed it</h2>
      <PlainTable
        label="Requests"
        empty="No request of the last seven days changed this record. Its versions say who did."
        columns={['Response', 'Request', 'Request ID', 'Time']}
        rows={data.requests.map((one) => [
          one.id,
          [
            <StatusBadge status={one.status} code={one.errorCode} />,
            <span className="mono">
              {one.method} {one.route}
            </span>,
            <TraceLink requestId={one.requestId} />,
            <Time at={one.at} />,
          ],
        ])}
      />
    </Page>
  );
}

function Links({ story: { links, documents, totals } }: { readonly story: RecordStory }) {
  if (links.length + documents.length === 0) return null;
  return (
    <Panel title="Linked records">
      <ul className="linked">
        {links.map(({ kind, id, title, detail }) => (
          <li key={kind + id}>
            <RecordLink type={kind} id={id} title={`${recordNames[kind]} ${title}`} />{' '}
            <Text span c="dimmed" size="sm">
              {detail}
            </Text>
          </li>
        ))}
        {documents.map(({ id, name, fileName, type, createdAt }) => (
          <li key={id}>
            Document {name}{' '}
            <Text span c="dimmed" size="sm">
              {fileName} · {type} · <Time at={createdAt} />
            </Text>
          </li>
        ))}
      </ul>
      {totals.map(({ kind, total }) => (
        <Text key={kind} c="dimmed">
          {recordNames[kind] ?? 'Document'}: the newest 20 of {total} are shown.
        </Text>
      ))}
    </Panel>
  );
}

const shown = (value: unknown): string =>
  value === null ? 'empty' : typeof value === 'string' ? value : JSON.stringify(value);

function Version({ version }: { readonly version: RecordStory['versions'][number] }) {
  const { resourceVersion, action, actorName, actorKind, at, requestId, changes } = version;
  return (
    <Stack gap={4} className="version">
      <Group gap="sm">
        <strong>Version {resourceVersion}</strong>
        <span>{action}</span>
        <Text span c="dimmed" size="sm">
          {actorName} ({actorKind}), <Time at={at} />
        </Text>
        {requestId && <TraceLink requestId={requestId} />}
      </Group>
      {Object.entries(changes ?? {}).map(([field, [before, after]]) => (
        <Text key={field} size="sm" className="mono">
          {field}: <del aria-label={`before: ${shown(before)}`}>{shown(before)}</del> →{' '}
          <ins aria-label={`after: ${shown(after)}`}>{shown(after)}</ins>
        </Text>
      ))}
    </Stack>
  );
}
