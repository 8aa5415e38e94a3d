const months = 'january february march april may june july august september october november december'.split(' ');

/**
 * Returns the field names in the first column of a section's table, without read-only fields. `januaryPct` to
 * `decemberPct` and `bonusThreshold1` to `bonusThreshold5` are expanded.
 * @param section the section number, such as `2.22`.
 */
export function fieldsOf(page: string, section: string): string[] {
  const [, text = ''] = new RegExp(`^#+ ${section.replaceAll('.', '\\.')} .*?$(.*?)^#`, 'ms').exec(page) ?? [];
  const rows = [...text.matchAll(/^\| `(\w+)`(?: to `(\w+)`)? +\|.*$/gm)].filter(([row]) => !row.includes('read-only'));
  return rows.flatMap(([, first = '', last]) => (last === undefined ? [first] : between(first, last)));
}

function between(first: string, last: string): string[] {
  const [january = '', december = ''] = [months.at(0), months.at(-1)];
  if (first.startsWith(january) && last.startsWith(december)) {
    return months.map((month) => month + first.slice(january.length));
  }
  const [from, to] = [first, last].map((name) => Number(/\d+$/.exec(name)?.[0]));
  const stem = first.replace(/\d+$/, '');
  return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, index) => `${stem}${(from ?? 0) + index}`);
}
