import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { root } from './workspace.js';

it('every document that is derived from the code is up to date', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/lib/generate/main.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect([stdout, stderr, status]).toEqual(['', '', 0]);
});
