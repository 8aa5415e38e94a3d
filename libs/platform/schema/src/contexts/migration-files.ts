import { readdir } from 'node:fs/promises';
import type { Migration } from '@mikro-orm/migrations';
import { type Contexts, unique } from './contexts.js';

export type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** Migration with its name, as stored in databases, and its loader. Servers need only the names. */
export interface MigrationFile {
  readonly name: string;
  readonly load: () => Promise<MigrationClass>;
}

/**
 * Valid names: `0001-platform`, or `202601311159-words`, because contexts name migrations independently of each other.
 */
const fileName = /^(?<name>(\d{4}|\d{12})-[a-z0-9-]+)\.[jt]s$/;

const found = new WeakMap<Contexts, Promise<readonly MigrationFile[]>>();

/**
 * Returns the migrations of all contexts in the order in which they are applied, which is the order of their names.
 * Folders are read once, because readiness checks call this frequently.
 */
export function migrationFiles(contexts: Contexts): Promise<readonly MigrationFile[]> {
  const files = found.get(contexts) ?? findFiles(contexts);
  found.set(contexts, files);
  return files;
}

async function findFiles(contexts: Contexts): Promise<readonly MigrationFile[]> {
  const folders = contexts.all.flatMap(({ migrations }) => (migrations ? [migrations] : []));
  const files = (await Promise.all(folders.map(filesIn))).flat();
  return [...unique(files, ({ name }) => name, 'migration')].sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function filesIn(folder: URL): Promise<MigrationFile[]> {
  const files = await readdir(folder);
  return files.flatMap((file) => {
    const name = fileName.exec(file)?.groups?.['name'];
    return name === undefined ? [] : [{ name, load: () => load(new URL(file, folder)) }];
  });
}

async function load(url: URL): Promise<MigrationClass> {
  const exported = Object.values((await import(url.href)) as Record<string, unknown>);
  if (exported.length !== 1) throw new Error(`${url.href} must export one migration and nothing else`);
  return exported[0] as MigrationClass;
}
