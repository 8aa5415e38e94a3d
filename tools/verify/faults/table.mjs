import { percentile } from '../shared/until.mjs';

const columns = [
  'scenario',
  'PostgreSQL',
  'events',
  'kills',
  'lost',
  'doubled',
  'wrong responses',
  'recovery, s (p50 / max)',
];

/** Formats the results of all scenarios as a Markdown table, one row each. */
export function table(results) {
  const rows = [columns, ...results.map(cells)];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index].length)));
  const line = (row) => `| ${row.map((cell, index) => cell.padEnd(widths[index])).join(' | ')} |`;
  const [head, ...body] = rows.map(line);
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}

function cells({ title, postgres, events, kills, lost, doubled, wrongAnswers, recovery }) {
  const seconds = (value) => value.toFixed(2);
  const recovered =
    recovery.length === 0 ? '–' : `${seconds(percentile(recovery, 0.5))} / ${seconds(Math.max(...recovery))}`;
  return [title, postgres.version, ...[events, kills, lost, doubled, wrongAnswers].map(String), recovered];
}
