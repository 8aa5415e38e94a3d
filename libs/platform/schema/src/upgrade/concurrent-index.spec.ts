import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import { createConcurrently } from './concurrent-index.js';

describe('an index created during concurrent writes (R93)', () => {
  let home: TestDatabase;
  let client: pg.Client;
  const migration = { execute: async (text: string): Promise<unknown> => (await client.query(text)).rows };

  beforeAll(async () => {
    home = await freshDatabase();
    client = new pg.Client(home.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await home.drop();
  });

  const indexes = async (name: string): Promise<object[]> =>
    (
      await client.query<object>(`select i.indrelid::regclass::text as table, i.indisvalid as valid
        from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname like '${name}%' order by 1`)
    ).rows;

  it('replaces an invalid index left by an interruption, and is created once', async () => {
    await client.query('create table widgets (company_id char(24), id char(24), name text)');
    const index = { name: 'widgets_name', table: 'widgets', on: '(company_id, name)' };
    await createConcurrently(migration, [index]);
    await client.query(`update pg_index set indisvalid = false where indexrelid = 'widgets_name'::regclass`);
    await createConcurrently(migration, [index]);
    await createConcurrently(migration, [index]);
    expect(await indexes('widgets_name')).toEqual([{ table: 'widgets', valid: true }]);
  });

  it('is created on every partition, after an interruption and on later ones', async () => {
    await client.query(`create table parcels (company_id char(24), id char(24)) partition by range (id);
      create table parcels_elsewhen partition of parcels default;
      create table parcels_20260105 partition of parcels for values from ('6') to ('7')`);
    const index = { name: 'parcels_id', table: 'parcels', on: '(company_id, id)' };
    await client.query('create index parcels_id on only parcels (company_id, id)');
    await client.query(`create table parcels_20260112 partition of parcels for values from ('7') to ('8')`);
    await createConcurrently(migration, [index]);
    const { rows } = await client.query(`select count(*)::int as attached, bool_and(i.indisvalid)
        and (select indisvalid from pg_index where indexrelid = 'parcels_id'::regclass) as valid
      from pg_inherits h join pg_index i on i.indexrelid = h.inhrelid where h.inhparent = 'parcels_id'::regclass`);
    expect(rows).toEqual([{ attached: 3, valid: true }]);
  });
});
