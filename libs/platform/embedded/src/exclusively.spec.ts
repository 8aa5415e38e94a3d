import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { exclusively } from './exclusively.js';

let folder: string;
let lock: string;

describe('exclusively', () => {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partner-lock-'));
    lock = join(folder, 'lock');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('runs one action at a time', async () => {
    let inside = 0;
    const seen = await Promise.all(
      Array.from({ length: 5 }, () =>
        exclusively(lock, async () => {
          inside += 1;
          const now = inside;
          await new Promise(setImmediate);
          inside -= 1;
          return now;
        }),
      ),
    );
    expect(seen).toEqual([1, 1, 1, 1, 1]);
  });

  it('fails on a timeout', async () => {
    await exclusively(lock, async () => {
      await expect(exclusively(lock, async () => 'inside', 0)).rejects.toThrow(/holds .*lock for too long/);
    });
  });

  it('releases the lock after a failure', async () => {
    await expect(exclusively(lock, () => Promise.reject(new Error('inside')))).rejects.toThrow('inside');
    expect(await exclusively(lock, async () => 'again')).toBe('again');
  });

  it('releases the lock when its holder is killed', async () => {
    const source = fileURLToPath(new URL('./exclusively.ts', import.meta.url));
    const code = `
      import { exclusively } from ${JSON.stringify(source)};
      setInterval(() => {}, 1000);
      await exclusively(${JSON.stringify(lock)}, () => { process.stdout.write('inside\\n'); return new Promise(() =>
        {}); });`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout, 'data');
    await expect(exclusively(lock, async () => 'too early', 0)).rejects.toThrow(/too long/);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(await exclusively(lock, async () => 'mine', 0)).toBe('mine');
  });
});
