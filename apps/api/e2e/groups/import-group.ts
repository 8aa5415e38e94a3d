import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Registers the tests of every n-th file of `e2e`, where n is the number of groups, so that no file is forgotten. Jest
 * reloads all modules for each file, which takes longer than most tests. Files of a group share the modules and run one
 * after the other.
 * @param url URL of the group's own file.
 * @throws Error for a file with hooks outside a `describe`: they would apply to the whole group.
 */
export async function importGroup(url: string): Promise<void> {
  const file = fileURLToPath(url);
  const folder = dirname(dirname(file));
  const groups = specsIn(dirname(file));
  const group = groups.indexOf(basename(file));
  const specs = specsIn(folder).filter((name) => !name.startsWith(`${basename(dirname(file))}/`));
  for (const name of specs.filter((_, index) => index % groups.length === group)) {
    if (hookOfAll.test(readFileSync(join(folder, name), 'utf8')))
      throw new Error(`${name} has hooks outside a describe()`);
    await import(`../${name}`);
  }
}

const hookOfAll = /^(?:before|after)(?:All|Each)\(/m;

/** Lists spec files in the folder and its subfolders. */
const specsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .sort();
