import { importsOf, isTest, projectOf, target } from '../source.js';
import type { Source, Violation } from '../source.js';

const frameworks = new RegExp(
  String.raw`^(@nestjs|@mikro-orm|@fastify)/|` +
    String.raw`^(bullmq|ioredis|fastify|pg|class-validator|class-transformer|sql-template-tag)(/|$)|` +
    String.raw`^@partner/(postgres|unit-of-work|schema|http|queue)$`,
);

/** The domain imports only @partner/kernel and its own folder; its specs also Jest and the test tools. */
export function domainIsIndependent(sources: readonly Source[]): Violation[] {
  return inFolder(sources, 'domain').flatMap(({ source, folder }) =>
    importsOf(source)
      .filter((imported) => {
        const path = target(source, imported);
        if (path !== undefined) return !path.startsWith(folder);
        return (
          imported !== '@partner/kernel' && !(isTest(source) && /^@jest\/globals$|^@partner\/testing$/.test(imported))
        );
      })
      .map((imported) => `${source.path} imports ${imported}: the domain may import only kernel and own folder`),
  );
}

/** The application layer imports no framework and no adapters of its ports. */
export function applicationImportsNoFramework(sources: readonly Source[]): Violation[] {
  return inFolder(sources, 'application').flatMap(({ source }) =>
    importsOf(source)
      .filter((imported) => frameworks.test(imported) || /\.module\.js$/.test(imported))
      .map((imported) => `${source.path} imports ${imported}: put it behind a port and bind it in the module`),
  );
}

/** Only the module file and the persistence folder itself import the persistence of a context. */
export function persistenceIsPrivate(sources: readonly Source[]): Violation[] {
  return sources.flatMap((source) => {
    const folder = `${projectOf(source.path)}/src/`;
    if (source.path.startsWith(`${folder}persistence/`) || /^[^/]+\.module\.ts$/.test(source.path.slice(folder.length)))
      return [];
    return importsOf(source)
      .filter((imported) => target(source, imported)?.startsWith(`${folder}persistence/`))
      .map((imported) => `${source.path} imports ${imported}: only the module file may import the persistence`);
  });
}

/** Browser code imports no server code: it only calls the server. */
export function pagesImportNoServerCode(sources: readonly Source[]): Violation[] {
  return sources
    .filter((source) => source.path.startsWith('apps/portal/src/') && !isTest(source))
    .flatMap((source) =>
      importsOf(source)
        .filter(
          (imported) =>
            /^@partner\/|^node:/.test(imported) || target(source, imported)?.startsWith('apps/portal/src/') === false,
        )
        .map((imported) => `${source.path} imports ${imported}: the pages may not import server code`),
    );
}

/** Returns the files of one layer in all contexts, each with the layer's folder. */
function inFolder(sources: readonly Source[], layer: string): { source: Source; folder: string }[] {
  return sources.flatMap((source) => {
    const folder = `${projectOf(source.path)}/src/${layer}/`;
    return source.path.startsWith('libs/') && source.path.startsWith(folder) ? [{ source, folder }] : [];
  });
}
