import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { type Sql } from 'sql-template-tag';
import { Database } from '../database.js';
import { Transaction } from '../transaction/transaction.js';
import { listStatement } from './list.js';
import * as json from './json.js';

const statuses = ['Open', 'Contacted', 'Deleted'] as const;
const where = sql`t.status <> 'Deleted'`;
const dice = (sides: number): number => Math.floor(Math.random() * sides);

describe('the sharded counters behind the totals of long lists', () => {
  let testDatabase: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  /** Creates a company with one customer and `count` locations. */
  async function opened(count: number): Promise<{ company: CompanyId; customer: Id; locations: (Id | null)[] }> {
    const [company, customer, ids] = [newId() as CompanyId, newId(), Array.from({ length: count }, newId)];
    await database.query(
      sql`insert into companies (company_id, id, name, version, created_at, updated_at)
        values (${company}, ${company}, 'Barns', 1, now(), now())`,
    );
    await database.query(
      sql`insert into customers (company_id, id, version, created_at, updated_at, active)
        values (${company}, ${customer}, 1, now(), now(), true)`,
    );
    for (const id of ids) {
      await database.query(sql`insert into locations (company_id, id, version, created_at, updated_at, name, slug,
        active, sales_lot, plant, hide_from_partner_api, ignore_on_ledger, lead_routing)
        values (${company}, ${id}, 1, now(), now(), 'Lot', ${id}, true, true, false, false, false, false)`);
    }
    return { company, customer, locations: [null, ...ids] };
  }

  const lead = (company: CompanyId, customer: Id, location: Id | null, number: number, id = newId()): Sql =>
    sql`insert into leads (company_id, id, version, created_at, updated_at, number, status, status_changed_at,
      customer_id, location_id)
      values (${company}, ${id}, 1, now(), now(), ${number}, 'Open', now(), ${customer}, ${location})`;

  async function total(company: CompanyId, sharded: boolean): Promise<number> {
    const plan = {
      company,
      table: sql`leads`,
      where: [where],
      sort: sql`t.created_at`,
      order: 'desc',
      item: json.item({ id: json.unescaped(sql`t.id`) }),
      sharded,
    } as const;
    const row = await database.one<{ json: string }>(listStatement(plan, { page: 1, limit: 1 }));
    return (JSON.parse(row.json) as { total: number }).total;
  }

  it('match the rows after many changes, while two processes add these to them, without rolled-back ones', async () => {
    const { company, customer, locations } = await opened(3);
    const ids = Array.from({ length: 60 }, newId);
    const change = async (index: number): Promise<void> => {
      const transaction = new Transaction(database);
      await transaction.query(lead(company, customer, locations[dice(4)]!, index, ids[index]));
      for (let times = dice(4); times > 0; times -= 1) {
        await transaction.query(
          sql`update leads set status = ${statuses[dice(3)]}, location_id = ${locations[dice(4)]!}
            where company_id = ${company} and id = ${ids[index]!}`,
        );
      }
      if (index % 5 === 0)
        await transaction.query(sql`delete from leads where company_id = ${company} and id = ${ids[index]!}`);
      await (index % 7 === 0 ? transaction.rollback() : transaction.commit([]));
    };
    const adds = async (): Promise<void> => {
      for (let times = 0; times < 20; times += 1) await database.query(sql`select add_tally_changes(7)`);
    };
    await Promise.all([...ids.map((_, index) => change(index)), adds(), adds()]);
    const compared = await database.query<{ counted: number; sharded: number }>(sql`
      select c.counted::int, coalesce(t.stored, 0)::int as sharded
      from (select status, location_id, count(*) as counted from leads where company_id = ${company} group by 1, 2) c
      full join (select status, location_id, sum(amount) as stored from record_tallies where company_id = ${company}
        and kind = 'leads' group by 1, 2) t
        on t.status = c.status and t.location_id is not distinct from c.location_id
      where coalesce(c.counted, 0) > 0 or t.stored <> 0`);
    expect(compared.length).toBeGreaterThan(3);
    for (const { counted, sharded } of compared) expect(sharded).toBe(counted);
    expect(await total(company, true)).toBe(await total(company, false));
  });

  it('do not block each other, and change at the commit', async () => {
    const { company, customer, locations } = await opened(1);
    await database.query(lead(company, customer, locations[1]!, 1));
    const holds = new Transaction(database);
    await holds.query(lead(company, customer, locations[1]!, 2));
    // Its counter row is locked now: this would hang if it needed the same one.
    await database.query(lead(company, customer, locations[1]!, 3));
    expect(await total(company, true)).toBe(2);
    await holds.commit([]);
    expect(await total(company, true)).toBe(3);
  });

  it('contain every change in the end, in one row for each key, and none with zero', async () => {
    const { company, customer, locations } = await opened(1);
    for (let number = 1; number <= 3; number += 1) await database.query(lead(company, customer, locations[1]!, number));
    await database.query(sql`update leads set status = 'Contacted' where company_id = ${company} and number < 3`);
    const stored = async (): Promise<object> =>
      database.query(sql`select status, amount::int from stored_tallies
        where company_id = ${company} and kind = 'leads' order by 1`);
    await database.query(sql`select add_tally_changes(100000)`);
    expect(await database.query(sql`select from tally_changes where company_id = ${company}`)).toEqual([]);
    expect(await stored()).toEqual([
      { status: 'Contacted', amount: 2 },
      { status: 'Open', amount: 1 },
    ]);
    await database.query(sql`update leads set status = 'Contacted' where company_id = ${company}`);
    expect(await total(company, true)).toBe(3);
    await database.query(sql`select add_tally_changes(100000)`);
    expect(await stored()).toEqual([{ status: 'Contacted', amount: 3 }]);
    expect(await total(company, true)).toBe(3);
  });

  it('are read by no write, and found by their whole key when changes are added (A7)', async () => {
    const { company, customer, locations } = await opened(2);
    await database.query(lead(company, customer, locations[1]!, 1));
    await database.query(sql`select add_tally_changes(100000)`);
    // Adds as many counters of the same status as a company with two thousand locations has.
    const others = sql`cross join lateral (select lpad(to_hex(n), 24, '0') as place from generate_series(1, 2000) n) p
      where t.company_id = ${company} and t.kind = 'leads'`;
    await database.query(sql`insert into stored_tallies (company_id, kind, status, location_id, amount)
      select t.company_id, t.kind, t.status, p.place, 1 from stored_tallies t ${others}`);
    await database.query(sql`insert into stored_period_tallies (company_id, kind, span, starts_on, status, location_id,
        amount)
      select t.company_id, t.kind, t.span, t.starts_on, t.status, p.place, 1 from stored_period_tallies t ${others}`);
    // The counter that is looked up comes last.
    await database.query(lead(company, customer, locations[2]!, 2));
    await database.query(sql`select add_tally_changes(100000)`);
    await database.query(sql`analyze stored_tallies, stored_period_tallies`);
    const bound = await database.dedicated();
    const read = async (): Promise<number> => {
      const { rows } = await bound.query<{ rows: number }>(`select sum(idx_tup_fetch + seq_tup_read)::int as rows
        from pg_stat_xact_user_tables where relname in ('stored_tallies', 'stored_period_tallies')`);
      return rows[0]!.rows;
    };
    await bound.query(`begin; set local role partner_server`);
    await bound.query(`select set_config('partner.company', $1, true)`, [company]);
    const { text, values } = lead(company, customer, locations[2]!, 3);
    await bound.query(text, values);
    expect(await read()).toBe(0);
    await bound.query('set local role partner_cross_company');
    await bound.query('select add_tally_changes(100)');
    const rows = await read();
    await bound.query('rollback');
    await bound.end();
    // The counters of all time and of a day and a month of creation and of the last change, found and then updated.
    expect(rows).toBeLessThanOrEqual(20);
  });

  it('are separate for each company', async () => {
    const [one, other] = [await opened(0), await opened(0)];
    await database.query(lead(one.company, one.customer, null, 1));
    expect([await total(one.company, true), await total(other.company, true)]).toEqual([1, 0]);
  });
});
