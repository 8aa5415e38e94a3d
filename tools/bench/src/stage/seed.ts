import type pg from 'pg';

/** A company that the benchmark made. */
export interface SeededCompany {
  readonly id: string;
  /** `large` has the million, `small` ten thousand orders to compare it with, `yard` units enough to quote for long. */
  readonly kind: 'ordinary' | 'small' | 'large' | 'yard';
  readonly orders: number;
  readonly leads: number;
  readonly quotes: number;
  readonly units: number;
}

const twenty = 20;

/** Twenty companies with 200,000 records in all, one with ten thousand orders and one with `large`. */
export function companies(large: number): readonly SeededCompany[] {
  return (known ??= [
    ...Array.from({ length: twenty }, (_, index) => ({
      id: hex('c0', index),
      kind: 'ordinary' as const,
      orders: 2_500,
      leads: 2_500,
      quotes: 2_500,
      units: 2_500,
    })),
    { id: hex('c1', 0), kind: 'small', orders: 10_000, leads: 0, quotes: 0, units: 0 },
    { id: hex('c3', 0), kind: 'yard', orders: 0, leads: 0, quotes: 0, units: 100_000 },
    { id: hex('c2', 0), kind: 'large', orders: large, leads: 0, quotes: 0, units: 0 },
  ]);
}
let known: readonly SeededCompany[] | undefined;

const hex = (prefix: string, index: number): string => prefix + index.toString(16).padStart(22, '0');
/** The id of the row-th record of a table, by its letter: as SQL makes it below. */
export const seededId = (letter: string, { id }: SeededCompany, row: number): string =>
  letter + numberOf(id).slice(-3) + row.toString(16).padStart(20, '0');
const numberOf = (company: string): string => company.slice(0, 2) + company.slice(-2);

/** The same in SQL: ids of a table begin with its letter, and end with the company's number and the row's. */
const id = (letter: string, row: string): string => `'${letter}' || right($2, 3) || lpad(to_hex(${row}), 20, '0')`;

/** Indexes that are faster to build over all rows than row by row. */
const late = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where not indisunique and indrelid in ('orders'::regclass, 'leads'::regclass, 'quotes'::regclass, 'work_orders'::regclass, 'customers'::regclass)`;

/** Fills the database with rows as the use cases write them, by the server's own hand. */
export async function seed(client: pg.Client, large: number): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(late);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(`set session_replication_role = replica`);
  for (const company of companies(large)) await seedCompany(client, company);
  await client.query(`set session_replication_role = default`);
  for (const table of ['leads', 'quotes', 'orders', 'work_orders']) {
    await client.query(`insert into record_tallies (company_id, kind, status, location_id, amount)
      select company_id, '${table}', status, location_id, count(*) from ${table} group by 1, 3, 4`);
  }
  await client.query(`set maintenance_work_mem = '512MB'`);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze');
}

async function seedCompany(
  client: pg.Client,
  { id: company, orders, leads, quotes, units }: SeededCompany,
): Promise<void> {
  const number = numberOf(company);
  const insert = (text: string, count: number): Promise<unknown> =>
    count > 0
      ? client.query(text.replaceAll('$company', '$1').replaceAll('$rows', '$3'), [company, number, count])
      : Promise.resolve();
  const sales = `company_id, id, version, created_at, updated_at, number, status, status_changed_at, customer_id, customer_name,
    customer_email, customer_phone, salesperson_id, location_id, sales_source, source_metadata, external_references`;
  const salesOf = (
    letter: string,
    status: string,
  ): string => `$company, ${id(letter, 'n')}, 1, at, at, 1000 + n, ${status}, at,
    ${id('d', '1 + n % 200')}, 'Customer ' || md5(n::text), 'mail' || n || '@example.com', '+1 555 ' || n,
    ${id('e', '1 + n % 10')}, ${id('a', '1 + n % 10')}, 'Website', '{"campaign":"spring","page":"/sheds"}', jsonb_build_object('crm', n::text)`;
  const rows = `generate_series(1, $rows::int) n, lateral (select timestamptz '2026-06-01' - n * interval '37 seconds' as at) t where $2::text is not null`;
  await insert(
    `insert into companies (company_id, id, version, created_at, updated_at, name, timezone, sold_by_status)
    select $company, $company, 1, now(), now(), 'Company ' || $2::text, 'America/Chicago', 'Processed' where $rows::int > 0`,
    1,
  );
  await insert(
    `insert into locations (company_id, id, version, created_at, updated_at, name, slug, region, active, sales_lot, plant, hide_from_partner_api, ignore_on_ledger, lead_routing)
    select $company, ${id('a', 'n')}, 1, at, at, 'Lot ' || n, 'lot-' || n, 'Region ' || n % 3, true, true, false, false, false, false from ${rows}`,
    10,
  );
  await insert(
    `insert into users (company_id, id, version, created_at, updated_at, first_name, last_name, email, active, all_locations, in_lead_routing_pool, is_owner)
    select $company, ${id('e', 'n')}, 1, at, at, 'Sam', 'Porter ' || n, 'sam' || n || '@example.com', true, true, false, false from ${rows}`,
    10,
  );
  await insert(
    `insert into customers (company_id, id, version, created_at, updated_at, name, email, phone, active)
    select $company, ${id('d', 'n')}, 1, at, at, 'Customer ' || n, 'customer' || n || '@example.com', '+1 555 ' || n, true from ${rows}`,
    200,
  );
  await insert(
    `insert into work_orders (company_id, id, version, created_at, updated_at, number, status, status_changed_at, serial_number, title, location_id,
      work_order_type, base_price, upgrades_price, removed_price, show_when_expired, images, files, lines, bom, configuration)
    select $company, ${id('b', 'n')}, 1, at, at, 1000 + n, 'Finished good', at, 'SN-' || n, 'Lofted barn ' || md5(n::text), ${id('a', '1 + n % 10')},
      'lot-stock', 5000 + n % 900, 250, 0, false, '{}', '[]', '[]', '[]', '{"siding":"Board and Batten","sidingColor":"Barn Red","roofMaterial":"Metal Roof"}' from ${rows}`,
    units,
  );
  await insert(`insert into leads (${sales}) select ${salesOf('1', `'Open'`)} from ${rows}`, leads);
  await insert(
    `insert into quotes (${sales}, subtotal, total, converted) select ${salesOf('2', `'Lost'`)}, 5000, 5000, false from ${rows}`,
    quotes,
  );
  await insert(
    `insert into orders (${sales}, subtotal, total, base_price, upgrades_amount, payment_type, total_paid, down_payment, security_deposit, total_due_today, sold_and_cancelled, serial_number)
    select ${salesOf('3', `(array['Unsubmitted','Unprocessed','Processed'])[1 + n % 3]`)}, 5000, 5000 + n % 700, 4800, 200, 'cash', 0, 0, 0, 0, false, 'OS-' || n from ${rows}`,
    orders,
  );
  await insert(
    `insert into company_counters (company_id, name, value) select $company, name, 2000000 from unnest(array['lead', 'quote', 'order', 'work_order']) name where $2::text <> '' and $rows::int > 0`,
    1,
  );
  await insert(
    `insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id, resource_version, data)
    select $company, lpad(to_hex(extract(epoch from now())::bigint - 86400), 8, '0') || right($2, 3) || lpad(to_hex(n), 13, '0'), n, 'lead.created', at, 'lead', ${id('1', 'n')}, 1,
      jsonb_build_object('orderNumber', n, 'status', 'Open', 'customerId', ${id('d', '1 + n % 200')}, 'locationId', ${id('a', '1 + n % 10')}) from ${rows}`,
    Math.min(leads, 2_000),
  );
  await insert(
    `insert into company_counters (company_id, name, value) select $company, 'event', 2000 where $2::text <> '' and $rows::int > 0`,
    1,
  );
}
