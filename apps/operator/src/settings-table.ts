import type { describedSettings } from '@partner/runtime';
import { markdownTable, withSection } from './generated-section.js';

type Described = ReturnType<typeof describedSettings>;

/** Writes the table of all settings into a page. @throws Error when a marker is missing. */
export function withSettings(page: string, settings: Described): string {
  const rows = settings.map(({ name, type, meaning, unset }) => [`\`${name}\``, type, meaning, unset]);
  const table = markdownTable([['name', 'type', 'meaning', 'default'], ...rows]);
  return withSection(page, '<!-- made by `npm run generate -- settings` -->', table);
}
