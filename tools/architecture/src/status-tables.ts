import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StatusTable } from './rules/statuses.js';
import { root } from './workspace.js';

/** A transition table as exported by its module. */
interface Exported extends Omit<StatusTable, 'table' | 'meanings'> {
  readonly meanings: readonly string[];
  readonly statusesWith: (meaning: string) => readonly string[];
}

const isTable = (value: unknown): value is Exported =>
  typeof value === 'object' && value !== null && 'statuses' in value && 'statusesWith' in value;

/** Returns every transition table of the contexts, by the database table whose rows have its statuses. */
export async function readStatusTables(): Promise<StatusTable[]> {
  const files = globSync('libs/*/src/domain/**/*.transitions.ts', { cwd: root });
  const read = files.map(async (file) => {
    const exported = Object.values((await import(pathToFileURL(join(root, file)).href)) as object) as unknown[];
    const { meanings, statusesWith, ...moves } = exported.find(isTable)!;
    const table = `${basename(file, '.transitions.ts').replaceAll('-', '_')}s`;
    return { table, ...moves, meanings: new Map(meanings.map((name) => [name, statusesWith(name)])) };
  });
  return (await Promise.all(read)).sort((one, other) => (one.table < other.table ? -1 : 1));
}
