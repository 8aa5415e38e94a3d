import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { migrationsDoNotBlockWriters } from './rules/migrations.js';
import { readSources, root } from './workspace.js';

describe('the migrations (R93)', () => {
  it('do not block writers of an existing table', () => {
    const migrations = readSources().filter(({ path }) => path.includes('/migrations/'));
    expect(migrations.length).toBeGreaterThan(20);
    expect(migrationsDoNotBlockWriters(migrations)).toEqual([]);
  });

  it('are the same as when they were released, so that every database has the same schema', async () => {
    const released = JSON.parse(await readFile(join(root, 'docs/migrations.released.json'), 'utf8')) as object;
    const changed: string[] = [];
    for (const [path, hash] of Object.entries(released)) {
      const text = await readFile(join(root, path), 'utf8').catch(() => '');
      if (createHash('sha256').update(text).digest('hex') !== hash) changed.push(path);
    }
    expect(changed).toEqual([]);
  });
});
