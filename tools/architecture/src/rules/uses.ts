import { importsOf, projectOf } from '../source.js';
import type { Source, Violation } from '../source.js';
import type { Project } from './tags.js';

/** A context uses the contexts that its package.json names in `usesContexts`, tests included; it names no other. */
export function contextsUseWhatTheyName(sources: readonly Source[], projects: readonly Project[]): Violation[] {
  const contexts = projects.filter(({ tags }) => tags.includes('type:context'));
  const names = new Set(contexts.map(({ name }) => name));
  return contexts.flatMap(({ folder, name, usesContexts }) => {
    const named = new Set(usesContexts.map((used) => `@partner/${used}`));
    const used = new Set(
      sources
        .filter(({ path }) => projectOf(path) === folder)
        .flatMap((source) => importsOf(source))
        .filter((imported) => names.has(imported) && imported !== name),
    );
    return [
      ...[...used].filter((one) => !named.has(one)).map((one) => `${folder} uses ${one} and does not name it`),
      ...[...named].filter((one) => !used.has(one)).map((one) => `${folder} names ${one} and does not use it`),
    ];
  });
}
