const end = '<!-- until here -->';

/**
 * Replaces the generated part of a page.
 * @param begin the line before this part; `<!-- until here -->` is the line after it.
 * @throws Error when one of the two lines is missing.
 */
export function withSection(page: string, begin: string, text: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`the page needs the lines ${begin} and ${end}`);
  return `${page.slice(0, from)}${begin}\n\n${text}\n\n${page.slice(to)}`;
}

/** Renders rows of cells as a Markdown table, the first row as its head. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(escaped).join(' | ')} |`).join('\n');
}

const escaped = (cell: string): string => cell.replaceAll('|', '\\|').replaceAll(/(?<!`)<([^>]*)>/g, '\\<$1>');
