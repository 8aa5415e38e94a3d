import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { discoverContexts } from '@partner/schema';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import { ownersOf } from './rules/reads.js';

interface View {
  readonly name: string;
  readonly options: readonly string[] | null;
  readonly reads: readonly string[];
}

const { all } = await discoverContexts();

describe('the views of the migrated database', () => {
  let database: TestDatabase;
  let views: View[];

  beforeAll(async () => {
    database = await freshDatabase();
    const client = new pg.Client(database.url);
    await client.connect();
    const { rows } = await client.query<View>(`select v.relname as name, v.reloptions as options,
        array_agg(distinct t.relname::text) as reads
      from pg_class v join pg_rewrite r on r.ev_class = v.oid
      join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid and d.refobjid <> v.oid
      join pg_class t on d.refclassid = 'pg_class'::regclass and t.oid = d.refobjid
      where v.relkind = 'v' and v.relnamespace = 'public'::regnamespace group by 1, 2 order by 1`);
    views = rows;
    await client.end();
  });
  afterAll(() => database.drop());

  it('are those that contexts declare', () => {
    expect(views.map(({ name }) => name)).toEqual(all.flatMap((context) => context.views ?? []).sort());
  });

  it('apply the policies of the reader, and are planned as if the tables were named (A7)', () => {
    for (const { options } of views) expect(options).toEqual(['security_invoker=true']);
  });

  it('read only tables of their own context, and what it declares to read', () => {
    const owners = ownersOf(all);
    for (const { name, reads } of views) {
      const { reads: declared = {} } = all.find((context) => context.name === owners.get(name))!;
      const others = reads.filter((table) => owners.get(table) !== owners.get(name));
      expect([name, others.filter((table) => !declared[owners.get(table)!]?.includes(table))]).toEqual([name, []]);
    }
  });
});
