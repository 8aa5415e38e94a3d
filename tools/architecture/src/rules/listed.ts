import { importsOf, isTest, target } from '../source.js';
import type { Source, Violation } from '../source.js';

/** A file that has to import all files of a kind. */
export interface Listing {
  readonly list: string;
  /** Paths of the files to import. Library files are imported by the module classes that they export. */
  readonly takes: RegExp;
}

/** Files of the apps that import parts of the contexts. */
export const listings: readonly Listing[] = [
  { list: 'apps/api/src/api-endpoints.ts', takes: /^apps\/api\/src\/(?!shared\/).+\.controllers?\.ts$/ },
  { list: 'apps/operator/src/apply/handlers.ts', takes: /^apps\/operator\/src\/apply\/.+\.handlers\.ts$/ },
  { list: 'apps/operator/src/operator.module.ts', takes: /^libs\/[^/]+\/src\/[^/]+-(upkeep|maintenance)\.module\.ts$/ },
  {
    list: 'apps/worker/src/worker.module.ts',
    takes: /^libs\/[^/]+\/src\/[^/]+-(upkeep|maintenance|jobs)\.module\.ts$/,
  },
];

/** Root modules of apps without controllers: a use case without the module of its context fails at run time. */
const rootModules = [
  'apps/operator/src/operator.module.ts',
  'apps/portal-api/src/portal-api.module.ts',
  'apps/worker/src/worker.module.ts',
];

/** Requires an app to import a module of every context that its files use. */
export function usedContextsAreImported(sources: readonly Source[], roots = rootModules): Violation[] {
  return roots.flatMap((root) => {
    const folder = /^apps\/[^/]+\/src\//.exec(root)?.[0] ?? root;
    const taken = sources.find(({ path }) => path === root)?.text ?? '';
    const files = sources.filter((source) => source.path.startsWith(folder) && !isTest(source));
    const names = new Set(files.flatMap(importsOf).map((name) => /^@partner\/([\w-]+)$/.exec(name)?.[1]));
    return [...names].flatMap((name) => {
      const modules = sources.filter(({ path }) => path.startsWith(`libs/${name}/src/`) && path.endsWith('.module.ts'));
      const isTaken =
        modules.length === 0 || modules.some((source) => namesClassOf({ path: root, text: taken }, source));
      return isTaken ? [] : [`${root} imports no module of libs/${name}, which ${folder} uses`];
    });
  });
}

/** Requires a list to import every file of its kind, because a file works only once it is imported there. */
export function listsAreComplete(sources: readonly Source[], expected = listings): Violation[] {
  return expected.flatMap(({ list, takes }) => {
    const listing = sources.find(({ path }) => path === list);
    if (!listing) return [`${list} is missing`];
    const imported = new Set(importsOf(listing).map((one) => target(listing, one)?.replace(/\.js$/, '.ts')));
    return sources
      .filter(({ path }) => takes.test(path))
      .filter((source) => !imported.has(source.path) && !namesClassOf(listing, source))
      .map(({ path }) => `${list} does not import ${path}`);
  });
}

/** True if a listing names the exported classes of a library's module file. */
function namesClassOf(listing: Source, source: Source): boolean {
  const names = [...source.text.matchAll(/^export class (\w+)/gm)].map(([, name]) => name);
  return source.path.startsWith('libs/') && names.every((name) => new RegExp(`\\b${name}\\b`).test(listing.text));
}
