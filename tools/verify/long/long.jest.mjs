import { join } from 'node:path';
import { preset } from '../../../jest.preset.mjs';

const projects = ['apps/api', 'tools/architecture'];

export default {
  ...preset,
  rootDir: join(import.meta.dirname, '../../..'),
  roots: projects.map((project) => `<rootDir>/${project}`),
  modulePathIgnorePatterns: projects.map((project) => `<rootDir>/${project}/dist/`),
  testMatch: ['<rootDir>/*/*/{src,e2e}/verify/*.spec.ts'],
  maxWorkers: 1,
  verbose: true,
  testTimeout: 600_000,
};
