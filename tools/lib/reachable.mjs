import { readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { contexts, scope } from './contexts.mjs';
import { root } from './root.mjs';

/** Matches imports in SWC's output. */
const imported =
  /^(?:import|export)\b[^'";]*?\bfrom ['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm;
/** Matches folders whose files are loaded by name, such as migrations. */
const folders = /new URL\('(\.\/[^']+\/)', import\.meta\.url\)/g;

/**
 * Finds the files and packages that a built program loads, by following imports. Contexts are discovered by their
 * packages at run time, so all of them belong to every program.
 * @param program its file in the checkout; if omitted, the contexts are followed, including migrations
 * @returns `files`, own files as paths in the checkout; `workspaces`, own packages by name with their folders;
 * `packages`, the names of third-party packages
 */
export async function reachable(program) {
  const walk = new Walk();
  for (const name of await contexts()) await walk.load(`${scope}/${name}/context`, root);
  if (program !== undefined) await walk.follow(join(root, program));
  return walk;
}

class Walk {
  files = new Set();
  workspaces = new Map();
  packages = new Set();

  async follow(path) {
    const file = relative(root, path);
    if (this.files.has(file)) return;
    this.files.add(file);
    const text = await readFile(path, 'utf8');
    for (const [, ...names] of text.matchAll(imported)) await this.load(names.find(Boolean), dirname(path));
    for (const [, folder] of text.matchAll(folders)) {
      for (const name of await readdir(join(dirname(path), folder))) {
        if (name.endsWith('.js')) await this.follow(join(dirname(path), folder, name));
      }
    }
  }

  async load(name, from) {
    if (name.startsWith('.')) await this.follow(join(from, name));
    else if (name.startsWith(`${scope}/`)) await this.#workspace(name);
    else if (!name.startsWith('node:')) this.packages.add(packageOf(name));
  }

  async #workspace(name) {
    const own = packageOf(name);
    const folder = await realpath(join(root, 'node_modules', own));
    this.workspaces.set(own, relative(root, folder));
    const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    await this.follow(join(folder, exports[name.replace(own, '.')].default));
  }
}

/** Returns the name of the package of an imported path. */
const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
