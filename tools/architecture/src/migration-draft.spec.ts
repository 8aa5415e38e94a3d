import { describe, afterAll, beforeAll, expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { discoverContexts } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import { migrationDrafts } from './migration-draft.js';
import { entitiesOf, schemaDifference } from './schema-difference.js';
import { root } from './workspace.js';

let testDatabase: TestDatabase;
let client: pg.Client;

describe('the draft of a migration', () => {
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    client = new pg.Client(testDatabase.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await testDatabase.drop();
  });

  it('changes the tables to match the entities, with a draft for each context', async () => {
    const files = globSync('libs/**/src/**/*.entity.ts', { cwd: root });
    const entities = entitiesOf(await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href))));
    await client.query(
      'alter table leads drop column sales_source; alter table roles alter column name type varchar(9)',
    );
    const differences = await schemaDifference(testDatabase.url, entities);
    const drafts = migrationDrafts(differences, (await discoverContexts()).all, '202701010000', 'two-columns');
    expect(drafts.map(({ owner, name }) => [owner, name]).sort()).toEqual([
      ['companies', '202701010000-two-columns-companies'],
      ['sales', '202701010000-two-columns-sales'],
    ]);
    for (const { text } of drafts) {
      expect(text).toMatch(/export class Migration202701010000TwoColumns\w+ extends Migration \{/);
      for (const [, statement] of text.matchAll(/addSql\(`(.*)`\)/g)) await client.query(statement!);
    }
    expect(await schemaDifference(testDatabase.url, entities)).toEqual([]);
  });

  it('is empty if nothing differs', () => {
    expect(migrationDrafts([], [], '202701010000', 'nothing')).toEqual([]);
  });
});
