import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const partner = fileURLToPath(new URL('../../../partner', import.meta.url));

describe('a command whose reader closes the pipe early', () => {
  it('exits quietly with status 1, and stops the database that it started', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'closed-output-'));
    const { NODE_OPTIONS: _ofTheTests, DATABASE_URL: _another, ...environment } = process.env;
    const line = '{ "$0" settings; "$0" migrate 2>/dev/null; echo "status $?" >&2; } | true';
    const env = { ...environment, PARTNER_DATA_DIR: folder };
    try {
      const { stderr } = await promisify(execFile)('sh', ['-c', line, partner], { env });
      expect(stderr).toBe('status 1\n');
      expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('output that cannot be written', () => {
  const sdk = fileURLToPath(new URL('../../../libs/sdk/dist/cli/main.js', import.meta.url));
  it.each([
    [[partner], '--help'],
    [[partner], '--version'],
    [[partner], 'settings'],
    [[process.execPath, sdk], '--help'],
  ])('fails %j %s with status 1, which says why', async (program, word) => {
    const { NODE_OPTIONS: _ofTheTests, ...env } = process.env;
    const line = '"$@" > /dev/full; echo "status $?" >&2';
    const { stderr } = await promisify(execFile)('sh', ['-c', line, 'sh', ...program, word], { env });
    expect(stderr).toMatch(/^[^\n]*no space left on device[^\n]*\nstatus 1\n$/);
  });
});
