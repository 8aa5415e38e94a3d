import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { launches } from './launch.js';

describe('the start of servers', () => {
  it.each([
    ['API', launches.api],
    ['worker', launches.worker],
    ['command', launches.command],
  ])('uses only options that this version of Node knows: %s', async (_, { flags, environment }) => {
    const program = ['--print', 'process.execArgv.length'];
    const started = promisify(execFile)(process.execPath, [...flags, ...program], { env: environment });
    expect((await started).stdout).toBe(`${flags.length + program.length}\n`);
  });
});
