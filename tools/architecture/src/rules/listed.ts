import { importsOf, target } from '../source.js';
import type { Source, Violation } from '../source.js';

/** A file that takes in all files of a kind. */
export interface Listing {
  readonly list: string;
  /** The files that it has to import: their paths, or for those of libraries the module classes that they export. */
  readonly takes: RegExp;
}

/** What every app takes in of the contexts. */
export const listings: readonly Listing[] = [
  { list: 'apps/api/src/api-modules.ts', takes: /^apps\/api\/src\/.+-api\.module\.ts$/ },
  { list: 'apps/operator/src/apply/handlers.ts', takes: /^apps\/operator\/src\/apply\/.+\.handlers\.ts$/ },
  { list: 'apps/operator/src/operator.module.ts', takes: /^libs\/[^/]+\/src\/[^/]+-(upkeep|maintenance)\.module\.ts$/ },
  {
    list: 'apps/worker/src/worker.module.ts',
    takes: /^libs\/[^/]+\/src\/[^/]+-(upkeep|maintenance|jobs)\.module\.ts$/,
  },
];

/** A file that is made beside others like it works only once it is taken in where they are. */
export function everythingIsListed(sources: readonly Source[], expected = listings): Violation[] {
  return expected.flatMap(({ list, takes }) => {
    const listing = sources.find(({ path }) => path === list);
    if (!listing) return [`${list} is missing`];
    const imported = new Set(importsOf(listing).map((one) => target(listing, one)?.replace(/\.js$/, '.ts')));
    return sources
      .filter(({ path }) => takes.test(path))
      .filter((source) => !imported.has(source.path) && !namesClassOf(listing, source))
      .map(({ path }) => `${list} does not take in ${path}`);
  });
}

/** Modules of libraries are imported by the names of their classes. */
function namesClassOf(listing: Source, source: Source): boolean {
  const names = [...source.text.matchAll(/^export class (\w+)/gm)].map(([, name]) => name);
  return source.path.startsWith('libs/') && names.every((name) => new RegExp(`\\b${name}\\b`).test(listing.text));
}
