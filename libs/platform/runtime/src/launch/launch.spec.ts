import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { apiLaunch, commandLaunch, workerLaunch } from './launch.js';

describe('the start of servers', () => {
  it.each([
    ['API', apiLaunch],
    ['worker', workerLaunch],
    ['command', commandLaunch],
  ])('uses only options that this version of Node knows: %s', async (_, { flags, environment }) => {
    const program = ['--print', 'process.execArgv.length'];
    const started = promisify(execFile)(process.execPath, [...flags, ...program], { env: environment });
    expect((await started).stdout).toBe(`${flags.length + program.length}\n`);
  });
});
