import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompanyId } from '@partner/kernel';
import sql from 'sql-template-tag';
import { contactStatement } from './contact-match.js';
import { customersFixture } from './customers.fixture.js';

describe('finding a contact among many customers, under row-level security (R6, A7)', () => {
  const company = 'c'.repeat(24) as CompanyId;
  let at: Awaited<ReturnType<typeof customersFixture>>;

  beforeAll(async () => {
    at = await customersFixture();
    await at.database.query(sql`insert into customers (company_id, id, version, created_at, updated_at, name, email,
        phone, active)
      select ${company}, lpad(to_hex(n), 24, '0'), 1, now(), now(), 'Customer ' || n, 'Customer' || n || '@example.com',
        n::text, true from generate_series(1, 20000) n`);
    await at.database.query(sql`update customers set merged_into = lpad('1', 24, '0'), merged_at = now(), active = false
      where company_id = ${company} and id > lpad(to_hex(10000), 24, '0')`);
    await at.database.query(sql`vacuum analyze customers`);
  });
  afterAll(() => at.end());

  const cases = [
    ['a live email', { email: 'CUSTOMER77@example.com' }],
    ['the email of a merged customer', { email: 'customer10077@example.com' }],
    ['an unknown email', { email: 'unknown@example.com' }],
    ['a phone and a name', { phone: '77', name: 'Customer 77' }],
    ['the phone and name of a merged customer', { phone: '10077', name: 'Customer 10077' }],
  ] as const;
  for (const [name, contact] of cases) {
    it(`reads few rows for ${name}`, async () => {
      const client = await at.database.dedicated();
      try {
        await client.query('begin; set local role partner_server');
        await client.query(`select set_config('partner.company', $1, true)`, [company]);
        const { text, values } = contactStatement(company, contact)!;
        const { rows } = await client.query(text, values);
        const read = await client.query<{ rows: number }>(`select sum(idx_tup_fetch + seq_tup_read)::int as rows
          from pg_stat_xact_user_tables where relname = 'customers'`);
        expect(rows.length).toBe(name === 'an unknown email' ? 0 : 1);
        expect(read.rows[0]!.rows).toBeLessThan(10);
      } finally {
        await client.end();
      }
    });
  }
});
