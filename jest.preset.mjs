import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Every project's tests run as ES modules on the sources of all libraries, so that nothing has to be built first. */
export const preset = {
  // The temporary folder of a test run is removed at its end.
  cacheDirectory: join(import.meta.dirname, 'node_modules/.cache/jest'),
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          keepClassNames: true,
        },
        module: { type: 'nodenext' },
      },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/e2e/**/*.spec.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

/** Milliseconds after which a test counts as hanging, far above the time of any test on a slow machine. */
const testTimeout = 1_800_000;

/** For projects whose tests start services, or wait for them. */
export const withServices = { ...preset, testTimeout };

/**
 * For apps, whose tests send the statements of all contexts: after the tests of a file each is parsed, and the tables
 * that it names are held against what the context of each of its pieces declares to read.
 */
export const withRecordedStatements = {
  ...withServices,
  moduleNameMapper: { ...preset.moduleNameMapper, '^sql-template-tag$': at('recorded-sql.ts') },
  setupFilesAfterEnv: [at('check-sent.ts')],
};

const root = import.meta.dirname;
const groupFolder = join(root, 'tools/lib/test/groups');
const hookOfFile = /^(?:before|after)(?:All|Each)\(/m;
/** Long tests, which `npm run verify` runs. */
const longTests = '{src,e2e}/verify/*.spec.ts';

/** Runs the long tests of projects, one after the other. @param projects their folders, such as `apps/api`. */
export const withLongTests = (...projects) => ({
  ...preset,
  rootDir: root,
  roots: projects.map((project) => join(root, project)),
  modulePathIgnorePatterns: projects.map((project) => join(root, project, 'dist/')),
  testMatch: projects.map((project) => join(root, project, longTests)),
  maxWorkers: 1,
  verbose: true,
  testTimeout,
});

/**
 * Divides the spec files of a project into groups that share their modules: Jest loads all modules again for each test
 * file, which takes longer than most tests. A file with hooks outside a `describe` remains a test file, because its
 * hooks would apply to the whole group. So does a file that is named on the command line.
 * @param folder the folder of the project, or of several.
 */
export function grouped(folder, preset, groups = 1) {
  const files = globSync('**/{src,e2e}/**/*.spec.ts', { cwd: folder, exclude: ['**/node_modules', `**/${longTests}`] })
    .map((file) => join(folder, file))
    .sort();
  const given = {
    ...preset,
    // With one id and root, all projects share the cache of compiled files.
    id: root,
    rootDir: root,
    roots: [folder, groupFolder],
    modulePathIgnorePatterns: [join(folder, 'dist/')],
    testMatch: files,
  };
  if (process.argv.slice(2).some((word) => !word.startsWith('-'))) return given;
  const single = files.filter((file) => hookOfFile.test(readFileSync(file, 'utf8')));
  const shared = files.filter((file) => !single.includes(file));
  const specGroups = Array.from({ length: Math.min(groups, shared.length) }, (_, group) =>
    shared.filter((_, at) => at % groups === group),
  );
  return {
    ...given,
    globals: { specGroups },
    testMatch: [...single, ...specGroups.map((_, group) => join(groupFolder, `group-${group + 1}.mjs`))],
  };
}

function at(file) {
  return fileURLToPath(new URL(`tools/architecture/src/sent/${file}`, import.meta.url));
}
