import type { ContextDeclaration } from '@partner/kernel';
import { errorCatalogue } from '@partner/http';
import { actionTexts } from '@partner/events';
import type { SearchEntry } from './search-entry.js';

/** Lists all error codes, with links to the catalogue (R80). */
export function errorEntries(contexts: readonly ContextDeclaration[]): SearchEntry[] {
  return errorCatalogue(contexts).map(({ code, status, text }) => ({
    url: `/docs/guides/errors#${code}`,
    kind: 'Error',
    title: code,
    text: `${status}. ${text.replaceAll('`', '')}`,
  }));
}

/** Lists all event types (§6.1). */
export function eventEntries(contexts: readonly ContextDeclaration[]): SearchEntry[] {
  const resources = contexts.flatMap((context) => Object.entries(context.resources));
  return resources.flatMap(([resource, { events }]) => {
    const name = resource.replaceAll('_', ' ');
    return events.map((action) => ({
      url: `/docs/guides/events#${name.replaceAll(' ', '-')}`,
      kind: 'Event',
      title: `${resource}.${action}`,
      text: `The ${name} ${(actionTexts[action] ?? action).replaceAll('`', '')}.`,
    }));
  });
}
