import { importsOf, projectOf } from '../source.js';
import type { Source, Violation } from '../source.js';
import type { Reads } from './reads.js';
import type { Project } from './tags.js';

/**
 * Requires `usesContexts` of a context's package.json to list exactly the contexts that it imports, including in tests,
 * and those whose tables it reads.
 */
export function usedContextsAreListed(
  sources: readonly Source[],
  projects: readonly Project[],
  reads: Reads = new Map(),
): Violation[] {
  const contexts = projects.filter(({ tags }) => tags.includes('type:context'));
  const names = new Set(contexts.map(({ name }) => name));
  return contexts.flatMap(({ folder, name, usesContexts }) => {
    const named = new Set(usesContexts.map((used) => `@partner/${used}`));
    const imported = sources.filter(({ path }) => projectOf(path) === folder).flatMap((source) => importsOf(source));
    const read = Object.keys(reads.get(folder.replace('libs/', '')) ?? {}).map((context) => `@partner/${context}`);
    const used = new Set([...imported, ...read].filter((one) => names.has(one) && one !== name));
    return [
      ...[...used].filter((one) => !named.has(one)).map((one) => `${folder} uses ${one} and does not list it`),
      ...[...named].filter((one) => !used.has(one)).map((one) => `${folder} lists ${one} and does not use it`),
    ];
  });
}
