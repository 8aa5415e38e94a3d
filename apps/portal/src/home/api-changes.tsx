import { Text } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '../api/queries';
import { Panel } from '../ui/page';

/** Newest release of the API, read from the changelog when the pages are built. */
const release = JSON.parse(import.meta.env.API_RELEASE as string) as {
  readonly title: string;
  readonly changes: readonly string[];
};
const shown = 3;

/** Newest changes of the API. */
export function ApiChanges() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return (
    <Panel title="New in the API">
      <Text fw={600} size="sm" mb="xs">
        {release.title}
      </Text>
      <ul className="changes">
        {release.changes.slice(0, shown).map((change) => (
          <li key={change}>
            <Text size="sm" lineClamp={2}>
              {change}
            </Text>
          </li>
        ))}
      </ul>
      <Text size="sm" mt="sm">
        <a href={`${session.apiUrl}/docs/guides/changelog`}>All changes</a>
      </Text>
    </Panel>
  );
}
