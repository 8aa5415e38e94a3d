import { readdir } from 'node:fs/promises';
import type { Migration } from '@mikro-orm/migrations';
import { type Contexts, unique } from './contexts.js';

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** A migration by its name, as databases remember it, and what loads it: servers need the names alone. */
export interface MigrationFile {
  readonly name: string;
  readonly load: () => Promise<MigrationClass>;
}

/** `0001-journal` or, since contexts name theirs without asking each other, `202601311159-words`. */
const fileName = /^(?<name>(\d{4}|\d{12})-[a-z0-9-]+)\.[jt]s$/;

const found = new WeakMap<Contexts, Promise<readonly MigrationFile[]>>();

/**
 * The migrations of all contexts in the order in which they are applied, which is that of their names. Readiness asks
 * for
 * them all the time, so folders are read once.
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
