import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContextDeclaration } from '@partner/kernel';
import { Contexts } from './contexts.js';

const scope = '@partner';
let discovered: Promise<Contexts> | undefined;

/**
 * Finds the contexts of this workspace: all packages of its scope that export `./context`. Searched once per process.
 * @throws Error if a declaration is invalid.
 */
export function discoverContexts(): Promise<Contexts> {
  return (discovered ??= discover());
}

async function discover(): Promise<Contexts> {
  const folder = packages(dirname(fileURLToPath(import.meta.url)));
  const names = (await readdir(folder)).sort();
  const declared = await Promise.all(names.map((name) => declarationOf(folder, name)));
  return new Contexts(declared.filter((context) => context !== undefined));
}

/** Returns the folder of the installed packages of the scope, as Node.js resolves it from `from`. */
function packages(from: string): string {
  const folder = join(from, 'node_modules', scope);
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error(`no packages of ${scope} are installed: run "npm ci"`);
  return packages(dirname(from));
}

async function declarationOf(folder: string, name: string): Promise<ContextDeclaration | undefined> {
  if (!(await exportsContext(join(folder, name, 'package.json')))) return undefined;
  const exported = Object.values((await import(`${scope}/${name}/context`)) as Record<string, unknown>);
  const [context] = exported as (ContextDeclaration | undefined)[];
  if (exported.length !== 1 || context?.name !== name) {
    throw new Error(`${scope}/${name}/context must export its declaration, named "${name}", and nothing else`);
  }
  return context;
}

/** True if the package exports `./context`; a dangling link counts as no package. */
async function exportsContext(path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const { exports } = JSON.parse(text) as { exports?: Record<string, unknown> };
  return exports?.['./context'] !== undefined;
}
