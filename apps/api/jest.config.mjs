import { preset } from '../../jest.preset.mjs';

/** Modules of a test file stay in memory as long as its process: some fifty files would not fit into one. */
export default { ...preset, maxWorkers: 2, workerIdleMemoryLimit: '1500MB' };
