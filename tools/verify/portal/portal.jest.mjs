import { join } from 'node:path';
import { preset } from '../../../jest.preset.mjs';

export default {
  ...preset,
  rootDir: join(import.meta.dirname, '../../../apps/portal'),
  testMatch: ['<rootDir>/e2e/verify/*.spec.ts'],
  maxWorkers: 1,
  verbose: true,
  testTimeout: 600_000,
};
