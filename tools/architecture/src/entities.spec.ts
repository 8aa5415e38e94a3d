import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EntitySchema } from '@mikro-orm/core';
import { Database } from '@partner/postgres';
import { discoverContexts, PartitionsSweep } from '@partner/schema';
import { freshDatabase, onServer, type TestDatabase } from '@partner/testing';
import { definitionsThatDiffer, entitiesOf, schemaDifference } from './schema-difference.js';
import { root } from './workspace.js';

describe('the entities', () => {
  let database: TestDatabase;
  let entities: EntitySchema[];

  beforeAll(async () => {
    database = await freshDatabase();
    const files = globSync('libs/**/src/**/*.entity.ts', { cwd: root });
    entities = entitiesOf(await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href))));
  });
  afterAll(() => database.drop());

  const differences = async (): Promise<string[]> => [
    ...(await schemaDifference(database.url, entities)).map(({ statement }) => statement),
    ...(await definitionsThatDiffer(database.url, entities)),
  ];

  it('are found', () => {
    expect(entities.length).toBeGreaterThan(60);
  });

  it('declare the migrated tables, with their keys, indexes, constraints and policies', async () => {
    expect(await differences()).toEqual([]);
  });

  it('declare them after a sweep has created partitions', async () => {
    const servers = new Database({ url: database.url, maxConnections: 1, applicationName: 'sweep' });
    try {
      const later = new Date(Date.now() + 100 * 86_400_000);
      expect(await new PartitionsSweep(servers, await discoverContexts()).run(later)).toBeGreaterThan(0);
    } finally {
      await servers.close();
    }
    expect(await differences()).toEqual([]);
  });

  describe('report as a difference', () => {
    const changes: [string, string, string][] = [
      ['a type', 'alter table roles alter column name type varchar(40)', 'alter column "name" type text'],
      ['an extra column', 'alter table leads add column flavour text', 'alter table "leads" drop column "flavour"'],
      ['a missing column', 'alter table companies drop column currency', 'add "currency"'],
      ['null', 'alter table credentials alter column name drop not null', 'alter column "name" set not null'],
      ['an extra index', 'create index leads_x on leads (company_id)', 'drop index "leads_x"'],
      ['a missing index', 'drop index quotes_total', 'create index "quotes_total"'],
      ['a check', 'alter table sizes drop constraint sizes_price_check', 'sizes_price_check of sizes is declared as'],
      ['a foreign key', 'alter table sizes drop constraint sizes_company_id_product_id_fkey', 'references "products"'],
      ['a policy', 'drop policy own_people on accounts', 'create policy "own_people" on "accounts"'],
      [
        'row-level security',
        'alter table users no force row level security',
        'row-level security of users is declared',
      ],
      [
        'the operators of an index',
        'drop index users_search; create index users_search on users using gin (company_id, search_text)',
        'index users_search of users is declared as',
      ],
      [
        'the expression of an index',
        'drop index customers_name; create index customers_name on customers (company_id, upper(name))',
        'index customers_name of customers is declared as',
      ],
      ['an extra table', 'create table extras (company_id char(24) primary key)', 'drop table if exists "extras"'],
      ['a missing table', 'drop table erasures', 'create table "erasures"'],
    ];
    let reported: string;

    beforeAll(async () => {
      const statements = changes.map(([, statement]) => statement).join('; ');
      await onServer(database.url, (client) => client.query(statements));
      reported = (await differences()).join('\n');
    });

    it.each(changes)('%s', (_what, _statement, expected) => {
      expect(reported).toContain(expected);
    });
  });
});
