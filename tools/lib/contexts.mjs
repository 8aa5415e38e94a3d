import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.mjs';

export const scope = '@partner';

/** Returns the contexts of this workspace by name: the packages of its scope that export `./context`. */
export async function contexts() {
  const folder = join(root, 'node_modules', scope);
  const names = (await readdir(folder)).sort();
  const declares = await Promise.all(names.map((name) => isContext(join(folder, name))));
  return names.filter((_, index) => declares[index]);
}

/** False for a link to a package that no longer exists. */
async function isContext(folder) {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text).exports?.['./context'] !== undefined;
}
