import { describe, expect, it } from '@jest/globals';
import { migrationsDoNotBlockWriters } from './rules/migrations.js';
import { readSources } from './workspace.js';

describe('the migrations (R93)', () => {
  it('do not block writers of an existing table', () => {
    const migrations = readSources().filter(({ path }) => path.includes('/migrations/'));
    expect(migrations.length).toBeGreaterThan(20);
    expect(migrationsDoNotBlockWriters(migrations)).toEqual([]);
  });
});
