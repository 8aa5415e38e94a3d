import { Stack, Text, TextInput } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type Field, FieldTable } from '../events/field-table';
import { Code } from '../ui/code';
import { Page, Panel } from '../ui/page';

/** Event type of the OpenAPI document, with the fields of its events and an example. */
interface EventType {
  readonly type: string;
  readonly summary: string;
  readonly fields: readonly Field[];
  readonly example: object;
}

/** All event types, read from the OpenAPI document when the pages are built. */
const eventTypes = JSON.parse(import.meta.env.API_EVENT_TYPES as string) as readonly EventType[];

/** Catalogue of the event types: meaning, fields and an example of each. */
export function EventTypes() {
  const { type } = useSearch({ from: '/signed-in/event-types' });
  const navigate = useNavigate({ from: '/event-types' });
  const [part, setPart] = useState('');
  const shown = eventTypes.filter((one) => `${one.type} ${one.summary}`.toLowerCase().includes(part.toLowerCase()));
  const chosen = eventTypes.find((one) => one.type === type);
  return (
    <Page
      title="Event catalogue"
      intro="Types of events in the feed and in deliveries. Ignore types that you do not know: new ones can appear."
      actions={<Link to="/events">View events</Link>}
    >
      {chosen && (
        <Panel title={chosen.type}>
          <Stack>
            <Text>
              {chosen.summary}.{' '}
              <Link to="/events" search={{ types: chosen.type }}>
                View events of this type
              </Link>
            </Text>
            <FieldTable label={`Fields of ${chosen.type}`} fields={chosen.fields} />
            <Code label={`Example of ${chosen.type}`} text={JSON.stringify(chosen.example)} />
          </Stack>
        </Panel>
      )}
      <TextInput
        label="Find a type"
        placeholder="order"
        maw={320}
        value={part}
        onChange={(event) => setPart(event.currentTarget.value)}
      />
      <ul className="linked" aria-label="Event types">
        {shown.map((one) => (
          <li key={one.type}>
            <a
              href={`/event-types?type=${one.type}`}
              onClick={(event) => {
                event.preventDefault();
                void navigate({ search: { type: one.type } });
                window.scrollTo({ top: 0 });
              }}
            >
              {one.type}
            </a>{' '}
            <Text span c="dimmed" size="sm">
              {one.summary}
            </Text>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <Text c="dimmed">No event type contains this text. Enter part of a name, such as lead or order.</Text>
      )}
    </Page>
  );
}
