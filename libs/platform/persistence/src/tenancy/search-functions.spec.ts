import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { raw } from 'sql-template-tag';
import { Database } from '../database.js';
import { searched } from '../sql/contains.js';
import { forCompany } from './current-company.js';
import { serverRole } from './roles.js';

interface SearchFunction {
  readonly name: string;
  readonly body: string;
}

describe('the functions that search behind row-level security (A7)', () => {
  let testDatabase: TestDatabase;
  let owner: Database;
  let server: Database;
  const [mine, other] = [newId() as CompanyId, newId() as CompanyId];

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    owner = new Database({ url: testDatabase.url, maxConnections: 1 });
    server = new Database({ url: testDatabase.url, maxConnections: 1, role: serverRole });
    for (const company of [mine, other]) {
      await owner.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active, name)
        values (${company}, ${newId()}, 1, now(), now(), true, 'Ada Lovelace')`);
    }
  });
  afterAll(async () => {
    await Promise.all([owner.close(), server.close()]);
    await testDatabase.drop();
  });

  const found = (company: CompanyId) => sql`select t.company_id as company from customers t
    where t.company_id = ${company} and ${searched(sql`customers`, company, 'LOVE')}`;
  const ids = (company: CompanyId) => sql`select customers_matching(${company}, '%love%') as id`;

  it('find what the company at work has', async () => {
    expect(await forCompany(mine, () => server.query(found(mine)))).toEqual([{ company: mine }]);
    expect(await owner.query(found(other))).toEqual([{ company: other }]);
  });

  it('find nothing of another company, and nothing where none is at work', async () => {
    expect(await forCompany(mine, () => server.query(ids(other)))).toEqual([]);
    expect(await server.query(ids(mine))).toEqual([]);
  });

  it('find it by the indexes made for that', async () => {
    await owner.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active, name, email,
      external_references)
      select ${newId()}, lpad(to_hex(n), 24, '0'), 1, now(), now(), true, md5(n::text), md5((-n)::text),
        jsonb_build_object('crm', n::text) from generate_series(1, 5000) n`);
    await owner.query(sql`vacuum analyze customers`);
    const functions = await owner.query<SearchFunction>(sql`select proname as name, prosrc as body from pg_proc
      where proname like 'customers_%' and prosecdef order by 1`);
    expect(functions).toHaveLength(2);
    for (const { name, body } of functions) {
      const type = name.endsWith('_matching') ? 'text' : 'jsonb';
      const statement = body
        .replaceAll(/= company\b|\(company =/g, (match) => match.replace('company', '$1::char(24)'))
        .replaceAll(/\bwanted\b/g, `$2::${type}`);
      const client = await owner.pool.connect();
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${statement}`);
      client.release();
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      const index = name.replace('_matching', '_search').replace('_referenced', '_references');
      expect([name, plan]).toEqual([name, expect.stringContaining(`Bitmap Index Scan on ${index}`)]);
    }
  });

  it('belong to nobody but the roles of servers and of those who look across companies', async () => {
    const open = await owner.query(sql`select proname from pg_proc where prosecdef
      and pronamespace = 'public'::regnamespace and has_function_privilege('public', oid, 'execute')`);
    expect(open).toEqual([]);
    await expect(server.query(raw(`select drop_partition('a', 'b')`))).rejects.toMatchObject({ code: '42501' });
  });
});
