import { importsOf, isTest, projectOf } from '../source.js';
import type { Source, Violation } from '../source.js';

/** Platform libraries from bottom to top: a library imports only those before it. */
const order = ['embedded', 'http-client', 'runtime', 'postgres', 'unit-of-work', 'schema', 'http', 'queue'];

/** Libraries that may import PostgreSQL's driver. The embedded server is needed before any Database exists. */
const drivers = ['libs/platform/embedded', 'libs/platform/postgres'];

/** A platform library imports only the kernel and the libraries below it. */
export function platformImportsDownwards(sources: readonly Source[]): Violation[] {
  return ofPlatform(sources).flatMap((source) => {
    const at = order.indexOf(projectOf(source.path)!.slice('libs/platform/'.length));
    const below = ['kernel', ...order.slice(0, at)].map((name) => `@partner/${name}`);
    return importsOf(source)
      .filter((imported) => imported.startsWith('@partner/') && !below.includes(imported))
      .map((imported) => `${source.path} imports ${imported}, which is above it`);
  });
}

/** Only the libraries in `drivers` import PostgreSQL's driver. */
export function oneLibraryImportsDriver(sources: readonly Source[]): Violation[] {
  return sources
    .filter(({ path }) => /^(libs|apps)\//.test(path) && !path.startsWith('libs/testing/'))
    .filter((source) => !isTestCode(source) && !drivers.includes(projectOf(source.path)!))
    .filter((source) => importsOf(source).includes('pg'))
    .map(({ path }) => `${path} imports pg: use the Database of @partner/postgres`);
}

const ofPlatform = (sources: readonly Source[]): Source[] =>
  sources.filter((source) => source.path.startsWith('libs/platform/') && !isTestCode(source));

const isTestCode = (source: Source): boolean => isTest(source) || source.path.endsWith('.fixture.ts');
