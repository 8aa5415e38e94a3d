import { Group, Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sessionQuery } from '../api/queries';
import type { Home } from '../api/types';
import { Badge } from '../ui/notice';
import { Panel } from '../ui/page';

/** Steps of the set-up with their next action. Shown until all are done. */
export function Checklist({ done }: { readonly done: Home['checklist'] }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const guides = `${session.apiUrl}/docs/guides`;
  const steps = [
    ['credential', 'Create an API key', <Link to="/credentials">Create a credential</Link>],
    ['request', 'Send the first request', <a href={`${guides}/quick-start`}>Read the quick start</a>],
    ['endpoint', 'Add a webhook endpoint', <Link to="/endpoints">Add an endpoint</Link>],
    ['delivery', 'Receive the first delivery', <Link to="/endpoints">Send a test event</Link>],
    ['follower', 'Follow the event feed', <a href={`${guides}/events`}>Read the guide about the feed</a>],
  ] as const;
  const open = steps.filter(([step]) => !done[step]);
  if (open.length === 0) return null;
  return (
    <Panel title={`Set-up: ${steps.length - open.length} of ${steps.length} steps done`}>
      <ol className="steps cards">
        {steps.map(([step, label, action]) => (
          <li key={step}>
            <Group gap="sm">
              <Badge tone={done[step] ? 'good' : 'plain'}>{done[step] ? 'Done' : 'Open'}</Badge>
              <Text span fw={step === open[0]?.[0] ? 600 : undefined}>
                {label}
              </Text>
              {!done[step] && action}
            </Group>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
