import { grouped, withRecordedStatements } from '../../jest.preset.mjs';

export default {
  ...grouped(import.meta.dirname, withRecordedStatements, 2),
  maxWorkers: 2,
  // A process keeps the modules of its test files in memory. Those of all files would not fit into one process.
  workerIdleMemoryLimit: '1500MB',
};
