import { type CompanyId, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';

/** A database with companies and their sales, without the other rows that these reference. */
export class ReportingFixture {
  private constructor(
    readonly database: Database,
    readonly testDatabase: TestDatabase,
  ) {}

  static async open(): Promise<ReportingFixture> {
    const testDatabase = await freshDatabase();
    const fixture = new ReportingFixture(new Database({ url: testDatabase.url }), testDatabase);
    await fixture.database.query(sql`alter table orders disable trigger all`);
    await fixture.database.query(sql`alter table work_orders disable trigger all`);
    for (const table of [sql`orders`, sql`work_orders`])
      await fixture.database.query(sql`alter table ${table} enable always trigger search_text`);
    return fixture;
  }

  async company(timezone: string): Promise<CompanyId> {
    const id = newId() as CompanyId;
    await this.database.query(sql`insert into companies (company_id, id, version, created_at, updated_at, name,
      timezone, company_type, sell_types, sold_by_status)
      values (${id}, ${id}, 1, now(), now(), 'Sheds', ${timezone}, 'Manufacturer', '{}', 'Processed')`);
    return id;
  }

  /**
   * Inserts orders with a finished unit of 100.00 each, `perDay` promised per day from `first` on. Every second one is
   * delivered at noon of the promised day, unless `open` is true.
   */
  async sell(company: CompanyId, orders: number, first: string, perDay: number, open = false): Promise<void> {
    const days = sql`generate_series(1, ${orders}::int) n, lateral (select ${first}::timestamptz
      + (n / ${perDay}::int) * interval '1 day' as promised, md5(${first} || n::text) as hash) d`;
    await this.database.query(sql`insert into work_orders (company_id, id, version, created_at, updated_at, number,
        status, status_changed_at, serial_number, promised_date, base_price, show_when_expired, order_id, order_number,
        images, files, lines, bom)
      select ${company}, left(hash, 24), 1, promised, promised, coalesce(m.number, 0) + n, 'Finished good', promised,
        hash, promised, 100, false, left(hash, 24), n, '{}', '[]', '[]', '[]'
      from (select max(number) as number from work_orders where company_id = ${company}) m, ${days}`);
    await this.database.query(sql`insert into orders (company_id, id, version, created_at, updated_at, number, status,
        status_changed_at, customer_id, work_order_id, down_payment, security_deposit, total_due_today, total_paid,
        sold_and_cancelled, delivered_at)
      select ${company}, left(hash, 24), 1, promised, promised, coalesce(m.number, 0) + n, 'Processed', promised,
        left(hash, 24), left(hash, 24), 0, 0, 0, 0, false,
        case when n % 2 = 0 and not ${open}::bool then promised + interval '12 hours' end
      from (select max(number) as number from orders where company_id = ${company}) m, ${days}`);
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.testDatabase.drop();
  }
}
