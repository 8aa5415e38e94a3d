import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

it('is generated from the committed OpenAPI document (R85)', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../generate.mjs'), '--check'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect([status, stderr]).toEqual([0, '']);
});
