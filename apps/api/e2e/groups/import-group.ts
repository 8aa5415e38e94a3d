import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Registers the tests of every n-th file of `e2e`, n being the number of groups: so none can be forgotten. Jest loads
 * all modules anew for each file that it runs, which takes longer than most of these files' tests: those of a group
 * share them, and run one file after the other.
 * @param url of the group's own file.
 * @throws Error for a file whose hooks are not inside a `describe`: they would be those of the whole group.
 */
export async function importGroup(url: string): Promise<void> {
  const file = fileURLToPath(url);
  const folder = dirname(dirname(file));
  const groups = specsIn(dirname(file));
  const group = groups.indexOf(basename(file));
  const specs = specsIn(folder).filter((name) => !name.startsWith(`${basename(dirname(file))}/`));
  for (const name of specs.filter((_, index) => index % groups.length === group)) {
    if (hookOfAll.test(readFileSync(join(folder, name), 'utf8'))) throw new Error(`${name} has hooks of no describe()`);
    await import(`../${name}`);
  }
}

const hookOfAll = /^(?:before|after)(?:All|Each)\(/m;

/** In the folder and in those inside it. */
const specsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .sort();
