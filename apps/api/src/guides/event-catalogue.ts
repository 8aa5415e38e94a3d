import type { ContextDeclaration } from '@partner/kernel';
import { actionData, actionTexts, type DataMember, eventData } from '@partner/events';

/** Renders all event types with the members of `data` as Markdown, from the declarations of contexts (§6.1, E2). */
export function eventCatalogue(contexts: readonly ContextDeclaration[]): string {
  const resources = contexts.flatMap((context) => Object.entries(context.resources));
  const sections = resources
    .filter(([, { events }]) => events.length > 0)
    .map(([name, { events }]) => section(name, events));
  return [
    '# Event catalogue',
    'Every event has the envelope of the feed: `id`, `type`, `occurredAt`, `resourceType`, `resourceId`, and if they ' +
      'apply, `resourceVersion`, `resourceUrl` and `externalReferences`. The members of `data` are listed below. ' +
      'Unset or hidden members are omitted, and deletion events have no `data`. New types can appear without ' +
      'notice: ignore unknown types.',
    ...sections,
  ].join('\n\n');
}

function section(resource: string, events: readonly string[]): string {
  const name = resource.replaceAll('_', ' ');
  const types = events.map((action) => `- \`${resource}.${action}\`: the ${name} ${actionTexts[action] ?? action}.`);
  const more = events.flatMap((action) => rowsOf(actionData[action] ?? {}, `\`.${action}\` only: `));
  const rows = [...rowsOf(eventData[resource] ?? {}, ''), ...more];
  const title = `## ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [title, types.join('\n'), ['| `data` | |', '| --- | --- |', ...rows].join('\n')].join('\n\n');
}

const rowsOf = (members: Readonly<Record<string, DataMember>>, when: string): string[] =>
  Object.entries(members).map(([name, { description }]) => `| \`${name}\` | ${when}${description} |`);
