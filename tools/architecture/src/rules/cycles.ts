import { importsOf, isTest, projectOf, target } from '../source.js';
import type { Source, Violation } from '../source.js';
import type { Reads } from './reads.js';

/**
 * Libraries depend on each other in one direction only, by imports and by the tables that they read. The opposite
 * direction is an event. Test code does not count.
 */
export function noCycles(
  sources: readonly Source[],
  folders: ReadonlyMap<string, string>,
  reads: Reads = new Map(),
): Violation[] {
  const dependencies = dependenciesOf(sources, folders);
  for (const [reader, declared = {}] of reads)
    for (const owner of Object.keys(declared)) dependencies.get(`libs/${reader}`)?.add(`libs/${owner}`);
  return cyclesOf(dependencies);
}

/**
 * Files import each other in one direction only, types included. Move code that two files need to a third. Test code
 * does not count.
 */
export function noFileCycles(sources: readonly Source[]): Violation[] {
  const code = sources.filter((source) => !isTest(source));
  const imports = code.map(
    (source) =>
      [
        source.path,
        importsOf(source).flatMap((imported) => target(source, imported)?.replace(/\.js$/, '.ts') ?? []),
      ] as const,
  );
  return cyclesOf(new Map(imports));
}

/** The folders of a library of the platform form layers: they import each other in one direction only. */
export function noFolderCycles(sources: readonly Source[]): Violation[] {
  const folders = new Map<string, Set<string>>();
  for (const source of sources.filter(({ path }) => path.startsWith('libs/platform/'))) {
    const from = folderOf(source.path);
    if (isTest(source) || from === undefined) continue;
    const imported = folders.get(from) ?? new Set();
    folders.set(from, imported);
    for (const one of importsOf(source)) {
      const to = folderOf(target(source, one)?.replace(/\.js$/, '.ts') ?? '');
      if (to !== undefined && to !== from) imported.add(to);
    }
  }
  return cyclesOf(folders);
}

/** Returns the first folder below `src`, or the file if it is in none; undefined for an index, which only exports. */
const folderOf = (path: string): string | undefined =>
  path.endsWith('/src/index.ts') ? undefined : /^libs\/platform\/[^/]+\/src\/[^/]+/.exec(path)?.[0];

/** Returns each cycle once. */
function cyclesOf(graph: ReadonlyMap<string, Iterable<string>>): Violation[] {
  const finished = new Set<string>();
  const visit = (node: string, trail: readonly string[]): Violation[] => {
    if (trail.includes(node)) return [`${[...trail.slice(trail.indexOf(node)), node].join(' → ')} is a cycle`];
    if (finished.has(node)) return [];
    const found = [...(graph.get(node) ?? [])].flatMap((next) => visit(next, [...trail, node]));
    finished.add(node);
    return found;
  };
  return [...graph.keys()].flatMap((node) => visit(node, []));
}

function dependenciesOf(sources: readonly Source[], folders: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const dependencies = new Map<string, Set<string>>();
  for (const source of sources) {
    const from = projectOf(source.path);
    if (from === undefined || isTest(source)) continue;
    const known = dependencies.get(from) ?? new Set();
    dependencies.set(from, known);
    for (const imported of importsOf(source)) {
      const to = folders.get(imported.split('/').slice(0, 2).join('/'));
      if (to !== undefined && to !== from) known.add(to);
    }
  }
  return dependencies;
}
