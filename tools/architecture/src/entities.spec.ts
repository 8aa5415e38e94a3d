import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type EntitySchema } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import { recordsBelongToACompany } from './rules/entities.js';
import { entitiesOf, schemaDifference } from './schema-difference.js';
import { root } from './workspace.js';

describe('every declared record', () => {
  let testDatabase: TestDatabase;
  let records: EntitySchema[];

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    const files = globSync('libs/**/src/**/*.entity.ts', { cwd: root });
    records = entitiesOf(await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href))));
  });

  afterAll(() => testDatabase.drop());

  const altered = async (statement: string): Promise<void> => {
    const client = new pg.Client(testDatabase.url);
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };

  it('is found', () => {
    expect(records.length).toBeGreaterThan(30);
  });

  it('begins its key with its company', () => {
    const orm = new MikroORM({ entities: records, dbName: 'declared' });
    const tables = [...orm.getMetadata().getAll().values()].map(({ tableName, props }) => ({
      table: tableName,
      columns: props.map(({ fieldNames, primary = false }) => ({ column: fieldNames[0] ?? '', primary })),
    }));
    expect(recordsBelongToACompany(tables)).toEqual([]);
  });

  it('matches the migrated tables, including types, in the comparison of MikroORM', async () => {
    expect(await schemaDifference(testDatabase.url, records)).toEqual({ differences: [], stale: [] });
  });

  it.each([
    [
      'a type',
      'alter table roles alter column name type varchar(40)',
      'alter table "roles" alter column "name" type text',
    ],
    ['an extra column', 'alter table leads add column flavour text', 'alter table "leads" drop column "flavour"'],
    ['a missing column', 'alter table companies drop column currency', 'add "currency"'],
    ['null', 'alter table credentials alter column name drop not null', 'alter column "name" set not null'],
  ])('reports %s as a difference', async (_what, statement, expected) => {
    await altered(statement);
    const { differences } = await schemaDifference(testDatabase.url, records);
    expect(differences.map((one) => one.statement).join('\n')).toContain(expected);
  });
});
