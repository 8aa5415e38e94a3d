import { withRecordedStatements } from '../../jest.preset.mjs';

/** Whether some files were asked for: then each is run by itself. */
const isPart = process.argv.slice(2).some((word) => !word.startsWith('-'));

export default {
  ...withRecordedStatements,
  testMatch: ['<rootDir>/src/**/*.spec.ts', isPart ? '<rootDir>/e2e/**/*.spec.ts' : '<rootDir>/e2e/groups/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...(isPart ? ['<rootDir>/e2e/groups/'] : [])],
  maxWorkers: 2,
  // Modules of a test file stay in memory as long as its process: all of them would not fit into one.
  workerIdleMemoryLimit: '1500MB',
};
