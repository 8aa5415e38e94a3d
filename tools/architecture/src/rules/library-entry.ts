import { importsOf, projectOf, target } from '../source.js';
import type { Source, Violation } from '../source.js';

/** Libraries are imported by name only: no path after the name, and no relative path out of a project. */
export function librariesAreImportedByName(sources: readonly Source[]): Violation[] {
  return sources.flatMap((source) =>
    importsOf(source)
      .filter((imported) => /^@partner\/[^/]+\//.test(imported) || leavesItsProject(source, imported))
      .map((imported) => `${source.path} imports ${imported}: import the library by its name`),
  );
}

function leavesItsProject(source: Source, imported: string): boolean {
  const path = target(source, imported);
  return path !== undefined && projectOf(path) !== projectOf(source.path);
}
