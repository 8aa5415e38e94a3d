import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Registers the tests of every n-th file of `e2e`, n being the number of groups: so none can be forgotten. Jest loads
 * all modules anew for each file that it runs, which takes longer than most of these files' tests: those of a group
 * share them, and run one file after the other.
 * @param url of the group's own file.
 */
export async function importGroup(url: string): Promise<void> {
  const file = fileURLToPath(url);
  const groups = specsIn(dirname(file));
  const group = groups.findIndex((name) => file.endsWith(name));
  const specs = specsIn(dirname(dirname(file)));
  for (const name of specs.filter((_, index) => index % groups.length === group)) await import(`../${name}`);
}

const specsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .sort();
