import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.mjs';

export const scope = '@partner';

/** The contexts of this workspace: the packages of its scope that export `./context`, by name. */
export async function contexts() {
  const folder = join(root, 'node_modules', scope);
  const names = (await readdir(folder)).sort();
  const declares = await Promise.all(names.map((name) => isContext(join(folder, name))));
  return names.filter((_, index) => declares[index]);
}

/** A link to a package that is gone is no package. */
async function isContext(folder) {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text).exports?.['./context'] !== undefined;
}
