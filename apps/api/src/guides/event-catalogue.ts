import type { ContextDeclaration } from '@partner/kernel';
import { actionData, actionTexts, type DataMember, eventData } from '../document/event-data.js';

/** Every type of event with what its `data` has, as Markdown: made of what contexts declare (§6.1, E2). */
export function eventCatalogue(contexts: readonly ContextDeclaration[]): string {
  const resources = contexts.flatMap((context) => Object.entries(context.resources));
  const sections = resources
    .filter(([, { events }]) => events.length > 0)
    .map(([name, { events }]) => section(name, events));
  return [
    '# Event catalogue',
    'Every event has the envelope of the feed: `id`, `type`, `occurredAt`, `resourceType`, `resourceId`, and where ' +
      'they apply `resourceVersion`, `resourceUrl` and `externalReferences`. `data` has what follows; what is unset ' +
      'or hidden is left out, and the event of a deletion has none. New types come without notice: ignore those you ' +
      'do not know.',
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
