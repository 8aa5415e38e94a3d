import type { describedSettings } from '@partner/runtime';

type Described = ReturnType<typeof describedSettings>;

const [begin, end] = ['<!-- made by `npm run settings` -->', '<!-- until here -->'];

/** Renders all settings as a Markdown table. */
function settingsTable(settings: Described): string {
  const rows = settings.map(({ name, type, meaning, unset }) => [`\`${name}\``, type, meaning, unset]);
  const cells = [['name', 'type', 'meaning', 'default'], ['---', '---', '---', '---'], ...rows];
  return cells.map((row) => `| ${row.map(escaped).join(' | ')} |`).join('\n');
}

/** Replaces the table between the two markers of a page. @throws Error when a marker is missing. */
export function withSettings(page: string, settings: Described): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page needs the lines ${begin} and ${end}`);
  return `${page.slice(0, from)}${begin}\n\n${settingsTable(settings)}\n\n${page.slice(to)}`;
}

const escaped = (cell: string): string => cell.replaceAll('|', '\\|').replaceAll(/(?<!`)<([^>]*)>/g, '\\<$1>');
