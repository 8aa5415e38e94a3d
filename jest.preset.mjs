import { fileURLToPath } from 'node:url';

/** Every project's tests run as ES modules on the sources of all libraries, so that nothing has to be built first. */
export const preset = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
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

/** For projects whose tests start services, or wait for them: on a busy machine that takes longer than Jest expects. */
export const withServices = { ...preset, testTimeout: 180_000 };

/**
 * For apps, whose tests send the statements of all contexts: after the tests of a file each is parsed, and the tables
 * that it names are held against what the context of each of its pieces declares to read.
 */
export const withRecordedStatements = {
  ...withServices,
  moduleNameMapper: { ...preset.moduleNameMapper, '^sql-template-tag$': at('recorded-sql.ts') },
  setupFilesAfterEnv: [at('check-sent.ts')],
};

function at(file) {
  return fileURLToPath(new URL(`tools/architecture/src/sent/${file}`, import.meta.url));
}
