import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../lib/root.mjs';

/**
 * Returns the installed packages that these need according to package-lock.json. Optional packages for other platforms
 * are not installed. @returns paths such as `node_modules/a/node_modules/b`
 */
export async function closure(names) {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const add = (name, from) => {
    const path = resolved(packages, name, from);
    if (path === undefined || found.has(path) || !existsSync(join(root, path))) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path];
    const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta?.[peer]?.optional);
    for (const each of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) add(each, path);
  };
  for (const name of names) add(name, '');
  return found;
}

/** Resolves a package from another one's folder as Node.js does: in the nearest `node_modules` above. */
function resolved(packages, name, from) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (at === '') return undefined;
  }
}
