import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContextDeclaration } from '@partner/kernel';
import { Contexts } from './contexts.js';

const scope = '@partner';
let discovered: Promise<Contexts> | undefined;

/**
 * The contexts of this workspace: every package of its scope that exports `./context`. Looked for once per process.
 * @throws Error when a declaration cannot be used.
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

/** The folder that holds the installed packages of the scope, as Node.js finds it from `from`. */
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

/** A link to a package that is gone is no package. */
async function exportsContext(path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => '{}');
  const { exports } = JSON.parse(text) as { exports?: Record<string, unknown> };
  return exports?.['./context'] !== undefined;
}
