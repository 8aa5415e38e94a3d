import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';

interface PageProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Shows a title in the tab of the browser. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Developer portal`;
  }, [title]);
}

/** Layout of a view: title, introduction, actions and content. */
export function Page({ title, intro, actions, children }: PageProps) {
  useTitle(title);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1} size="h2">
            {title}
          </Title>
          {intro && (
            <Text c="dimmed" maw="46rem">
              {intro}
            </Text>
          )}
        </div>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}

/** Section of a view. */
export function Panel({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <section className="panel" aria-label={title}>
      {title && (
        <Title order={2} size="h4" mb="sm">
          {title}
        </Title>
      )}
      {children}
    </section>
  );
}

/** List of names and values. Empty values are left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== false)
        .map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
    </dl>
  );
}
