import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { apiLaunch, commandLaunch, workerLaunch } from './launch.js';

describe('how servers are started', () => {
  it.each([
    ['API', apiLaunch],
    ['worker', workerLaunch],
    ['command', commandLaunch],
  ])('is known to this version of Node: %s', async (_, { flags, environment }) => {
    const program = ['--print', 'process.execArgv.length'];
    const started = promisify(execFile)(process.execPath, [...flags, ...program], { env: environment });
    expect((await started).stdout).toBe(`${flags.length + program.length}\n`);
  });
});
