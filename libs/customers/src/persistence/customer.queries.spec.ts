import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, parseSpan, portal } from '@partner/kernel';
import sql from 'sql-template-tag';
import type { CustomerCriteria } from '../application/ports/customer-queries.js';
import { DatabaseCustomerQueries } from './customer.queries.js';
import { customersFixture } from './customers.fixture.js';

const page = { page: 1, limit: 50, sort: 'createdAt', order: 'desc' } as const;

describe('the list of customers (§4.7)', () => {
  let at: Awaited<ReturnType<typeof customersFixture>>;
  let company: CompanyId;

  beforeAll(async () => {
    at = await customersFixture();
    company = at.aCompany();
    const actor = portal(company);
    const day = (date: string): Date => new Date(`${date}T12:00:00Z`);
    await at.put.execute(actor, {
      name: 'Ada',
      email: 'ada@one.com',
      phone: '+1 555',
      createdAt: day('2026-01-01'),
      externalReferences: { crm: '1' },
    });
    await at.put.execute(actor, {
      name: 'bob 100%',
      email: 'Bob@two.com',
      createdAt: day('2026-01-02'),
      externalReferences: { crm: '2' },
    });
    const survivor = await at.put.execute(actor, { name: 'Cy_', phone: '777', createdAt: day('2026-01-03') });
    const merged = await at.put.execute(actor, { name: 'Dee', email: 'dee@one.com', createdAt: day('2026-01-04') });
    await at.merge.execute(actor, { merged, survivor });
    await at.remove.execute(actor, { id: await at.made(company, { name: 'Eve' }) });
  });
  afterAll(() => at.end());

  const listed = async (criteria: Partial<CustomerCriteria>) => {
    const list = JSON.parse((await at.queries.list(company, { ...page, ...criteria })).text) as {
      data: { name: string }[];
      total: number;
    };
    return { names: list.data.map(({ name }) => name), total: list.total };
  };

  const span = (text: string) => parseSpan(text)!;
  const cases: [Partial<CustomerCriteria>, string[]][] = [
    [{}, ['Cy_', 'bob 100%', 'Ada']],
    [{ includeMerged: true }, ['Dee', 'Cy_', 'bob 100%', 'Ada']],
    [{ search: 'ADA' }, ['Ada']],
    [{ search: 'two.COM' }, ['bob 100%']],
    [{ search: '%' }, ['bob 100%']],
    [{ search: '_' }, ['Cy_']],
    [{ search: '777' }, ['Cy_']],
    [{ email: 'ONE.com' }, ['Ada']],
    [{ email: 'ada', phone: '777' }, []],
    [{ phone: '555' }, ['Ada']],
    [{ email: 'Cy' }, []],
    [{ exactEmail: 'ADA@one.com' }, ['Ada']],
    [{ exactEmail: 'da@one.com' }, []],
    [{ externalRef: { key: 'crm', value: '2' } }, ['bob 100%']],
    [{ externalRef: { key: 'crm', value: '' } }, []],
    [{ createdFrom: span('2026-01-02') }, ['Cy_', 'bob 100%']],
    [{ createdTo: span('2026-01-02') }, ['bob 100%', 'Ada']],
    [{ createdFrom: span('2026-01-02T12:00:00Z'), createdTo: span('2026-01-02T12:00:00Z') }, ['bob 100%']],
    [{ updatedFrom: span('2026-02-01'), includeMerged: true }, ['Dee']],
    [{ updatedFrom: span('2026-01-02'), search: 'b', includeMerged: true }, ['bob 100%']],
    [{ sort: 'name', order: 'asc' }, ['Ada', 'bob 100%', 'Cy_']],
    [{ sort: 'email', order: 'asc' }, ['Ada', 'bob 100%', 'Cy_']],
  ];
  for (const [criteria, names] of cases) {
    it(`shows ${names.join(', ') || 'no customer'} for ${JSON.stringify(criteria)}`, async () => {
      expect(await listed(criteria)).toEqual({ names, total: names.length });
    });
  }

  it('is paged', async () => {
    expect(await listed({ limit: 2, page: 2 })).toEqual({ names: ['Ada'], total: 3 });
  });

  it('uses indexes among many customers of many companies', async () => {
    await at.database
      .query(sql`insert into customers (company_id, id, version, created_at, updated_at, name, email, phone, active,
        external_references)
      select lpad(to_hex(n % 5), 24, 'c'), lpad(to_hex(n), 24, '0'), 1, now(), now(),
        'Customer ' || md5(n::text), md5((n + 1)::text) || '@example.com', n::text, true, jsonb_build_object('crm',
          n::text)
      from generate_series(1, 20000) n`);
    await at.database.query(sql`vacuum analyze customers`);
    const busy = 'ccccccccccccccccccccccc1' as CompanyId;
    const plan = async (criteria: Partial<CustomerCriteria>): Promise<string> => {
      const { text, values } = await new DatabaseCustomerQueries(at.database).listStatement(busy, {
        ...page,
        ...criteria,
      });
      const { rows } = await at.database.pool.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    for (const [criteria, index] of [
      [{}, 'customers_created'],
      [{ search: 'c4ca4238' }, 'customers_pkey'],
      [{ email: 'c81e728d' }, 'customers_pkey'],
      [{ exactEmail: 'C4CA4238a0b923820dcc509a6f75849b@example.com' }, 'customers_email'],
      [{ externalRef: { key: 'crm', value: '35' } }, 'customers_pkey'],
    ] as const) {
      const steps = await plan(criteria);
      expect(steps).toContain(index);
      expect(steps).not.toContain('Seq Scan on customers');
    }
  });
});
