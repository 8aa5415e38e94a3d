import type { CompanyId, Id } from '@partner/kernel';
import { Database, roles } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { raw, type Sql } from 'sql-template-tag';

export type SalesTable = 'leads' | 'quotes' | 'orders';

/** A row as partners see it, with the columns of filters and sorts; null where the table has no such column. */
export interface ListedSale {
  readonly id: Id;
  readonly number: number;
  readonly status: string;
  readonly name: string | null;
  readonly location: Id | null;
  readonly user: Id | null;
  readonly salesperson: string;
  readonly total: number | null;
  readonly payment: string | null;
  readonly converted: boolean | null;
  readonly sold: Date | null;
  readonly created: Date;
  readonly updated: Date;
}

const company = 'c'.repeat(24) as CompanyId;

/** SQL expression for the id of a number. */
const id = (n: string): string => `lpad(to_hex(${n}), 24, '0')`;
export const idOf = (n: number): Id => n.toString(16).padStart(24, '0') as Id;

/** The location that partners do not see. */
const hidden = 4;

const parents = `set session_replication_role = replica;
  insert into companies (company_id, id, name, version, created_at, updated_at)
    values ('${company}', '${company}', 'Barns', 1, now(), now());
  insert into customers (company_id, id, version, created_at, updated_at, active)
    values ('${company}', '${idOf(1)}', 1, now(), now(), true);
  insert into locations (company_id, id, version, created_at, updated_at, name, slug, active, sales_lot, plant,
      hide_from_partner_api, ignore_on_ledger, lead_routing)
    select '${company}', ${id('n')}, 1, now(), now(), 'Lot', 'lot-' || n, true, true, false, n = ${hidden}, false, false
    from generate_series(1, ${hidden}) n;
  insert into users (company_id, id, version, created_at, updated_at, first_name, last_name, email, account_id)
    select '${company}', ${id('n')}, 1, now(), now(), 'User', n::text, 'user' || n || '@example.com', ${id('n')}
    from generate_series(1, 3) n;
  set session_replication_role = origin;`;

/** Expressions of columns over the row number `n`, independent of each other. */
const columns = {
  company_id: `'${company}'`,
  id: id('(n * 7919::bigint) % 1000003'),
  version: '1',
  created_at: `timestamptz '2026-01-01' + (n * 104729::bigint) % 200000 * interval '1 minute'`,
  updated_at: `timestamptz '2026-02-01' + (n * 15485863::bigint) % 200000 * interval '1 minute'`,
  status_changed_at: 'now()',
  number: 'n',
  customer_id: `'${idOf(1)}'`,
  customer_name: `case when n % 11 > 0 then 'name' || (n * 31) % 700 end`,
  location_id: `case when n % 5 > 0 then ${id(`case when n % 97 = 0 then ${hidden} else 1 + n % 3 end`)} end`,
  salesperson_id: `case when n % 20 > 2 then ${id('case when n % 100 = 50 then 3 else 1 + n % 2 end')} end`,
  salesperson_name: `case when n % 20 = 0 then 'Free' || n % 60 end`,
  salesperson_email: `case when n % 20 < 2 then 'free' || n % 40 || '@example.com' end`,
};

const total = 'case when n % 9 > 0 then (n * 7919) % 500 end';

/** Columns of sales of other companies, whose many sales people are what the planner expects of this one, too. */
const ofOthers = {
  company_id: `'${'d'.repeat(23)}' || n % 10`,
  salesperson_id: id('n % 200'),
  salesperson_name: `'Free' || n % 200`,
  salesperson_email: `'free' || n % 200 || '@example.org'`,
};

/** Rows of other companies in each table. */
const others = 2_000;

/** Rows per insert. */
const batch = 1_000;

/** More orders than the limit up to which a list is sorted rather than paged by index (20,000), most in one status. */
const tables = {
  leads: { rows: 2_000, columns: { status: `('{Open,Lost,Retired,Deleted}'::text[])[1 + n / 3 % 4]` } },
  quotes: {
    rows: 2_000,
    columns: { status: `('{Open,Active,Sold,Deleted}'::text[])[1 + n / 3 % 4]`, total, converted: 'n % 3 = 0' },
  },
  orders: {
    rows: 24_000,
    columns: {
      status: `case when n % 50 = 7 then 'On hold' when n % 50 = 8 then 'Deleted' else 'Processed' end`,
      total,
      payment_type: `case when n % 50 = 0 then 'rto' when n % 40 > 0 then 'cash' end`,
      sale_date: `case when n % 40 > 0 then date '2026-01-01' + n % 90 end`,
      sold_and_cancelled: 'n % 100 = 9',
      ...{ down_payment: '0', security_deposit: '0', total_due_today: '0', total_paid: '0' },
    },
  },
} as const;

/**
 * Vacuums a table until all of its pages are known to be visible: an automatic `analyze` of another table delays that,
 * and plans without it read more rows.
 */
async function vacuum(client: Awaited<ReturnType<Database['dedicated']>>, table: string): Promise<void> {
  for (let tries = 0, isVisible = false; !isVisible && tries < 200; tries++) {
    await client.query(`vacuum analyze ${table}`);
    const { rows } = await client.query<{ visible: boolean }>(
      'select relallvisible >= relpages as visible from pg_class where oid = $1::regclass',
      [table],
    );
    isVisible = rows[0]!.visible;
  }
}

/** Many sales of one company, and a database with the server's row-level security (A7). */
export class ManySales {
  readonly company = company;

  private constructor(
    readonly database: RecordingDatabase,
    private readonly owner: Database,
    private readonly testDatabase: TestDatabase,
  ) {}

  static async open(): Promise<ManySales> {
    const testDatabase = await freshDatabase();
    const owner = new Database({ url: testDatabase.url, maxConnections: 1 });
    const client = await owner.dedicated();
    // Vacuum does not mark unflushed rows as visible to all; an index scan would then read each row.
    await client.query('set synchronous_commit = on');
    await client.query(parents);
    for (const [table, { rows, columns: more }] of Object.entries(tables)) {
      const insert = async (all: Record<string, string>, from: number, count: number): Promise<unknown> =>
        client.query(`insert into ${table} (${Object.keys(all).join()}) select ${Object.values(all).join()}
          from generate_series(${from}, ${from + count - 1}) n`);
      // In batches: within a transaction, each update of a counter has to skip all its earlier versions.
      for (let from = 1; from < rows; from += batch) await insert({ ...columns, ...more }, from, batch);
      await client.query('set session_replication_role = replica');
      await insert({ ...columns, ...more, ...ofOthers }, 1, others);
      await client.query('set session_replication_role = origin');
      await vacuum(client, table);
    }
    await client.end();
    return new ManySales(
      new RecordingDatabase({ url: testDatabase.serverUrl, role: roles.server }),
      owner,
      testDatabase,
    );
  }

  /** Returns all rows of a table that partners see. */
  visible(table: SalesTable): Promise<ListedSale[]> {
    const only = (column: string): string => (column in tables[table].columns ? `t.${column}` : 'null');
    return this.owner.query<ListedSale>(
      raw(`select t.id, t.number, t.status, t.customer_name as name, t.location_id as location, t.created_at as created,
        t.updated_at as updated, t.salesperson_id as user, ${only('total')}::float as total,
        lower(concat_ws(chr(10), t.salesperson_name, t.salesperson_email)) as salesperson,
        ${only('payment_type')} as payment, ${only('converted')}::boolean as converted,
        ${only('sale_date')}::timestamptz as sold from ${table} t
      where t.company_id = '${company}' and t.status <> 'Deleted'
        and (${table === 'leads'} or t.location_id is distinct from '${idOf(hidden)}')`),
    );
  }

  /** Returns the number of table rows that the last statement reads, not counting index entries. */
  async read(table: SalesTable): Promise<number> {
    const { text, values } = this.database.last!;
    const client = await this.database.dedicated();
    await client.query('begin');
    await client.query(`select set_config('partner.company', $1, true)`, [company]);
    // A named statement has the same plan as on servers.
    await client.query({ name: 'list', text, values: [...values] });
    const { rows } = await client.query<{ rows: number }>(
      `select sum(idx_tup_fetch + seq_tup_read)::int as rows from pg_stat_xact_user_tables where relname = $1`,
      [table],
    );
    await client.end();
    return rows[0]!.rows;
  }

  async end(): Promise<void> {
    await this.database.close();
    await this.owner.close();
    await this.testDatabase.drop();
  }
}

/** Records the last statement. */
class RecordingDatabase extends Database {
  last: Sql | undefined;

  override query<Row>(statement: Sql): Promise<Row[]> {
    this.last = statement;
    return super.query<Row>(statement);
  }
}
