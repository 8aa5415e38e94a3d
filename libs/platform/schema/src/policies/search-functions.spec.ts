import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { raw } from 'sql-template-tag';
import { Database, forCompany, matching, roles } from '@partner/postgres';
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

  const found = (company: CompanyId) => sql`select t.company_id as company from customers t
    where t.company_id = ${company} and t.id = any(array(${matching.ids(sql`customers`, company, 'LOVE')}))`;
  const ids = (company: CompanyId) => sql`select customers_matching(${company}, '%love%') as id`;

  /** Body of a function as a statement with its two arguments as parameters. */
  const bodyOf = async (name: string): Promise<string> => {
    const { body } = await owner.one<{ body: string }>(sql`select prosrc as body from pg_proc where proname = ${name}`);
    return body
      .replaceAll(/= company\b|\(company =/g, (match) => match.replace('company', '$1::char(24)'))
      .replaceAll(/\bwanted\b/g, `$2::${name.endsWith('_matching') ? 'text' : 'jsonb'}`);
  };

  it('find rows of the current company', async () => {
    expect(await forCompany(mine, () => server.query(found(mine)))).toEqual([{ company: mine }]);
    expect(await owner.query(found(other))).toEqual([{ company: other }]);
  });

  it('find nothing of another company, or without a current company', async () => {
    expect(await forCompany(mine, () => server.query(ids(other)))).toEqual([]);
    expect(await server.query(ids(mine))).toEqual([]);
  });

  it('use the indexes made for them', async () => {
    for (const name of ['customers_matching', 'customers_referenced']) {
      const plan = await genericPlan(owner, await bodyOf(name));
      const index = name.replace('_matching', '_search').replace('_referenced', '_references');
      expect([name, plan]).toEqual([name, expect.stringContaining(`Bitmap Index Scan on ${index}`)]);
    }
  });

  it('search by text alone for a company with much of a table, with the same result', async () => {
    await owner.query(sql`insert into leads (company_id, id, version, created_at, updated_at, number, status,
      status_changed_at, customer_id, customer_name)
      select c.company_id, c.id, 1, now(), now(), row_number() over (), 'Open', now(), c.id, c.name from customers c`);
    await owner.query(sql`insert into stored_tallies (company_id, kind, status, amount)
      values (${mine}, 'leads', 'Open', 10000)`);
    await owner.query(sql`vacuum analyze leads`);
    const walked = async (company: CompanyId): Promise<string[]> => {
      const client = await owner.pool.connect();
      await client.query(`set plan_cache_mode = force_generic_plan; set enable_seqscan = off`);
      await client.query(`prepare search as ${await bodyOf('leads_matching')}`);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, costs off) execute search('${company}', '%love%')`,
      );
      client.release(true);
      const scans = rows
        .map((row) => row['QUERY PLAN'])
        .join(' ')
        .split('Bitmap Index Scan on leads_search')
        .slice(1);
      return scans.filter((scan) => !scan.startsWith(' (never')).map((scan) => /Index Cond: (.*)/.exec(scan)![1]!);
    };
    // Words are split into pieces, which must be adjacent in matching rows; the domain of an email is only compared.
    await owner.query(sql`update leads set customer_name = 'Ada Love_lace',
        customer_email = 'ada_l.lovelace@sheds.example'
      where company_id = ${mine}`);
    const looked = async (part: string): Promise<number> => {
      const [row] = await forCompany(mine, () =>
        server.query<{ found: number }>(
          sql`select count(*)::int as found from (${matching.ids(sql`leads`, mine, part)}) f`,
        ),
      );
      return row!.found;
    };
    const emails = ['ada_l.lovelace@sheds.example', 'lovelace@', 'lace@sheds', '@sheds.example', 'e@sheds.exa'];
    for (const part of ['ADA LOVE_LACE', 'love_lac', 'e_lace', 'ada love', ...emails])
      expect([part, await looked(part)]).toEqual([part, 1]);
    for (const part of [
      'adalove',
      'loveXlace',
      'lovlac',
      '_love_',
      'ada lace',
      'lovelace@barns',
      'adaXl.lovelace@sheds',
    ])
      expect([part, await looked(part)]).toEqual([part, 0]);
    expect(await walked(mine)).toEqual([expect.not.stringContaining('company_id')]);
    expect(await walked(other)).toEqual([expect.stringContaining('company_id')]);
    for (const company of [mine, other]) {
      const search = sql`select count(*)::int as found from leads_matching(${company}, '%love%')`;
      expect(await forCompany(company, () => server.query(search))).toEqual([{ found: 1 }]);
      expect(await forCompany(company === mine ? other : mine, () => server.query(search))).toEqual([{ found: 0 }]);
    }
  });

  it('are executable only by the two roles', async () => {
    const open = await owner.query(sql`select proname from pg_proc where prosecdef
      and pronamespace = 'public'::regnamespace and has_function_privilege('public', oid, 'execute')`);
    expect(open).toEqual([]);
    await expect(server.query(raw(`select drop_partition('a', 'b')`))).rejects.toMatchObject({ code: '42501' });
  });
});
