import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { raw } from 'sql-template-tag';
import { Database, roles, textSearch, WorkScope } from '@partner/postgres';
import { genericPlan } from './generic-plan.fixture.js';

describe('search functions under row-level security (A7)', () => {
  let testDatabase: TestDatabase;
  let owner: Database;
  let server: Database;
  const [mine, other] = [newId() as CompanyId, newId() as CompanyId];

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    owner = new Database({ url: testDatabase.url, maxConnections: 2 });
    server = new Database({ url: testDatabase.url, maxConnections: 1, role: roles.server });
    for (const company of [mine, other]) {
      await owner.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active, name)
        values (${company}, ${newId()}, 1, now(), now(), true, 'Ada Lovelace')`);
    }
    await owner.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active, name, email,
      external_references)
      select ${newId()}, lpad(to_hex(n), 24, '0'), 1, now(), now(), true, md5(n::text), md5((-n)::text),
        jsonb_build_object('crm', n::text) from generate_series(1, 5000) n`);
    await owner.query(sql`vacuum analyze customers`);
  });
  afterAll(async () => {
    await Promise.all([owner.close(), server.close()]);
    await testDatabase.drop();
  });

  const loving = (company: CompanyId) => textSearch(sql`customers`, company, 'LOVE')!.ids!;
  const found = (company: CompanyId) => sql`select t.company_id as company from customers t
    where t.company_id = ${company} and t.id = any(array(${loving(company)}))`;
  const ids = (company: CompanyId) => sql`select customers_matching(${company}, '%love%') as id`;

  it('find rows of the current company', async () => {
    expect(await WorkScope.forCompany(mine, () => server.query(found(mine)))).toEqual([{ company: mine }]);
    expect(await owner.query(found(other))).toEqual([{ company: other }]);
  });

  it('find nothing of another company, or without a current company', async () => {
    expect(await WorkScope.forCompany(mine, () => server.query(ids(other)))).toEqual([]);
    expect(await server.query(ids(mine))).toEqual([]);
  });

  it('find rare texts by the trigram index, and stop at a thousand matches of a frequent one', async () => {
    const plan = (part: string) =>
      genericPlan(
        owner,
        `select id from customers where company_id = $1::char(24) and search_text like '%${part}%' limit 1001`,
      );
    expect(await plan('lovelace')).toContain('Bitmap Index Scan on customers_search');
    await owner.query(sql`insert into leads (company_id, id, version, created_at, updated_at, number, status,
      status_changed_at, customer_id, customer_name)
      select ${mine}, c.id, 1, now(), now(), row_number() over (), 'Open', now(),
        (select m.id from customers m where m.company_id = ${mine}), 'Ada ' || c.name
        from customers c where c.company_id <> ${other} limit 3000`);
    const found = (part: string) =>
      WorkScope.forCompany(mine, async () => {
        const [row] = await server.query<{ n: number }>(
          sql`select count(*)::int as n from leads_matching(${mine}, ${`%${part}%`})`,
        );
        return row!;
      });
    expect([await found('ada'), await found('ada lovelace'), await found('nobody')]).toEqual([
      { n: 1_001 },
      { n: 1 },
      { n: 0 },
    ]);
  });

  it('are executable only by the two roles', async () => {
    const open = await owner.query(sql`select proname from pg_proc where prosecdef
      and pronamespace = 'public'::regnamespace and has_function_privilege('public', oid, 'execute')`);
    expect(open).toEqual([]);
    await expect(server.query(raw(`select drop_partition('a', 'b')`))).rejects.toMatchObject({ code: '42501' });
  });
});
