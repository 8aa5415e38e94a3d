import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import { createConcurrently, replaceConcurrently } from './concurrent-index.js';

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
    const index = { name: 'leads_test', table: 'leads', on: '(company_id, updated_at)' };
    await createConcurrently(migration, [index]);
    await client.query(`update pg_index set indisvalid = false where indexrelid = 'leads_test'::regclass`);
    await createConcurrently(migration, [index]);
    await createConcurrently(migration, [index]);
    expect(await indexes('leads_test')).toEqual([{ table: 'leads', valid: true }]);
  });

  it('replaces an index of the same name once, even after an interruption', async () => {
    await client.query('create index leads_replaced on leads (company_id, number)');
    const index = { name: 'leads_replaced', table: 'leads', on: `(company_id, status) where status <> 'Lost'` };
    const interrupted = {
      execute: (text: string): Promise<unknown> =>
        text.startsWith('do ') ? Promise.reject(new Error('the connection ended')) : migration.execute(text),
    };
    await expect(replaceConcurrently(interrupted, index)).rejects.toThrow('ended');
    await replaceConcurrently(migration, index);
    const present = async () =>
      (
        await client.query<{ oid: number; definition: string }>(`select 'leads_replaced'::regclass::oid as oid,
          pg_get_indexdef('leads_replaced'::regclass) as definition`)
      ).rows[0]!;
    const replaced = await present();
    expect(replaced.definition).toContain('(company_id, status)');
    await replaceConcurrently(migration, index);
    expect(await present()).toEqual(replaced);
    expect(await indexes('leads_replaced')).toEqual([{ table: 'leads', valid: true }]);
  });

  it('is created on every partition, after an interruption and on later ones', async () => {
    const index = { name: 'events_test', table: 'events', on: '(company_id, type)' };
    await client.query('create index events_test on only events (company_id, type)');
    await client.query(`create table events_early partition of events for values from ('${'0'.repeat(24)}') to ('1')`);
    await createConcurrently(migration, [index]);
    const partitions = await client.query(`select from pg_inherits where inhparent = 'events'::regclass`);
    const { rows } = await client.query<{ attached: number; valid: boolean }>(`select count(*)::int as attached,
        bool_and(i.indisvalid) and (select indisvalid from pg_index where indexrelid = 'events_test'::regclass) as valid
      from pg_inherits h join pg_index i on i.indexrelid = h.inhrelid where h.inhparent = 'events_test'::regclass`);
    expect(rows).toEqual([{ attached: partitions.rowCount, valid: true }]);
  });
});
