import { importsOf, isTest, projectOf } from '../source.js';
import type { Source, Violation } from '../source.js';

/** The platform from the bottom to the top: a library imports only those before it. */
const order = ['embedded', 'http-client', 'runtime', 'postgres', 'unit-of-work', 'schema', 'http', 'queue'];

/** Importers of PostgreSQL's driver: the server that is brought along is older than every connection to it. */
const drivers = ['libs/platform/embedded', 'libs/platform/postgres'];

/** A library of the platform knows the kernel and the libraries below it. */
export function platformImportsDownwards(sources: readonly Source[]): Violation[] {
  return ofPlatform(sources).flatMap((source) => {
    const at = order.indexOf(projectOf(source.path)!.slice('libs/platform/'.length));
    const below = ['kernel', ...order.slice(0, at)].map((name) => `@partner/${name}`);
    return importsOf(source)
      .filter((imported) => imported.startsWith('@partner/') && !below.includes(imported))
      .map((imported) => `${source.path} imports ${imported}, which is above it`);
  });
}

/** PostgreSQL is reached through one library. */
export function oneLibraryKnowsTheDriver(sources: readonly Source[]): Violation[] {
  return sources
    .filter(({ path }) => /^(libs|apps)\//.test(path) && !path.startsWith('libs/testing/'))
    .filter((source) => !isTestCode(source) && !drivers.includes(projectOf(source.path)!))
    .filter((source) => importsOf(source).includes('pg'))
    .map(({ path }) => `${path} imports pg: ask the Database of @partner/postgres for a connection`);
}

const ofPlatform = (sources: readonly Source[]): Source[] =>
  sources.filter((source) => source.path.startsWith('libs/platform/') && !isTestCode(source));

const isTestCode = (source: Source): boolean => isTest(source) || source.path.endsWith('.fixture.ts');
