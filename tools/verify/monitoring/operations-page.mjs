import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';

const [begin, end] = ['<!-- made by `npm run monitoring -- --write` -->', '<!-- until here -->'];
const path = join(root, 'docs', 'operations.md');

/** Writes the delays of alerts to docs/operations.md. @throws Failure if the page lacks the markers */
export async function writeSeconds(rows) {
  const page = await readFile(path, 'utf8');
  const from = page.indexOf(begin);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Failure(`docs/operations.md needs the lines ${begin} and ${end}`);
  const table = [
    ['fault', 'alert', 'seconds until the message', 'runbook', 'minutes until its end'],
    Array(5).fill('---'),
    ...rows,
  ];
  const lines = table.map((row) => `| ${row.join(' | ')} |`).join('\n');
  const written = `${page.slice(0, from)}${begin}\n\n${lines}\n\n${page.slice(to)}`;
  await writeFile(path, await format(written, { ...(await resolveConfig(path)), filepath: path }));
}
