import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { samples } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { CommandLine } from '../testing/command-line.js';

describe('partner demo', () => {
  let testDatabase: TestDatabase;
  let folder: string;
  let partner: CommandLine;
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'partner-demo-'));
    partner = new CommandLine({ DATABASE_URL: testDatabase.serverUrl, PARTNER_DATA_DIR: folder });
  });
  afterAll(async () => {
    await testDatabase.drop();
    await rm(folder, { recursive: true });
  });

  it('replaces what a killed process left of the company, once for two processes', async () => {
    await partner.run('company', 'create', '--name', 'Part', '--id', samples.company);
    await partner.with('{"put":"location","name":"Lot"}', 'apply', '--company', samples.company, '-');
    const both = await Promise.all([partner.run('demo'), partner.run('demo')]);
    expect(both.map(({ status, errors }) => [status, errors])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const made = both.flatMap(({ printed }) => printed as { lines?: number }[]).filter(({ lines }) => lines);
    expect(made).toHaveLength(1);
    expect((await partner.run('company', 'list')).printed).toMatchObject([{ name: 'Ozark Sheds & Cabins' }]);
  });
});
