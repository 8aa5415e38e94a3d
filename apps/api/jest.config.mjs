import { withRecordedStatements } from '../../jest.preset.mjs';

/** True if test files were named on the command line. They are then run individually. */
const isPart = process.argv.slice(2).some((word) => !word.startsWith('-'));

export default {
  ...withRecordedStatements,
  testMatch: ['<rootDir>/src/**/*.spec.ts', isPart ? '<rootDir>/e2e/**/*.spec.ts' : '<rootDir>/e2e/groups/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...(isPart ? ['<rootDir>/e2e/groups/'] : [])],
  maxWorkers: 2,
  // A process keeps the modules of its test files in memory. Those of all files would not fit into one process.
  workerIdleMemoryLimit: '1500MB',
};
