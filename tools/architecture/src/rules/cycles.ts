import { importsOf, isTest, projectOf } from '../source.js';
import type { Source, Violation } from '../source.js';

/**
 * Libraries depend on each other in one direction only; what has to flow back is an event. Test code does not count.
 */
export function noCycles(sources: readonly Source[], folders: ReadonlyMap<string, string>): Violation[] {
  const dependencies = dependenciesOf(sources, folders);
  const finished = new Set<string>();
  const visit = (library: string, trail: readonly string[]): Violation[] => {
    if (trail.includes(library))
      return [`${[...trail.slice(trail.indexOf(library)), library].join(' → ')} is a ` + `cycle`];
    if (finished.has(library)) return [];
    const found = [...(dependencies.get(library) ?? [])].flatMap((next) => visit(next, [...trail, library]));
    finished.add(library);
    return found;
  };
  return [...dependencies.keys()].flatMap((library) => visit(library, []));
}

/** @param folders the folder of each package name */
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
