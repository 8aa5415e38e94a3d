import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';

const [begin, end] = ['<!-- made by `npm run verify -- monitoring --write` -->', '<!-- until here -->'];
const path = join(root, 'docs/operations/observe.md');

const heads = ['fault', 'alert', 'seconds until the message', 'runbook', 'minutes until its end'];

/**
 * Writes the rows into docs/operations/observe.md. Rows of faults that were not made stay.
 * @throws Failure if the page lacks the markers
 */
export async function writeSeconds(rows) {
  const page = await readFile(path, 'utf8');
  const from = page.indexOf(begin);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Failure(`docs/operations/observe.md needs the lines ${begin} and ${end}`);
  const made = new Set(rows.map(([title]) => title));
  const kept = rowsIn(page.slice(from, to)).filter(([title]) => !made.has(title));
  const inOrder = [...kept, ...rows].sort(([one], [other]) => one.localeCompare(other));
  const lines = [heads, heads.map(() => '---'), ...inOrder].map((row) => `| ${row.join(' | ')} |`).join('\n');
  const written = `${page.slice(0, from)}${begin}\n\n${lines}\n\n${page.slice(to)}`;
  await writeFile(path, await format(written, { ...(await resolveConfig(path)), filepath: path }));
}

/** Returns the cells of a Markdown table, without its head. */
const rowsIn = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.length === heads.length);
