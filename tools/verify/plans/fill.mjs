/** Columns with the id of a copied record, by the table of that record. */
const references = {
  customers: ['customer_id', 'merged_into'],
  work_orders: ['work_order_id'],
  quotes: ['quote_id', 'source_quote_id'],
  orders: ['order_id', 'converted_order_id'],
};
/** Columns with the id of a record of any kind, which is copied together with the row. */
const own = ['id', 'document_id', 'resource_id', 'event_id'];
/** Columns with searched or unique text, which get the number of the copy. */
const texts = 'name customer_name title serial_number contract_number provider_reference key request_id'.split(' ');
const addresses = ['email', 'email_lower', 'customer_email'];

/** Rows of each table for each lead of a company; tables that are not listed have one. */
const perLead = { events: 5, audit_entries: 5, status_history: 3 };

/** Tables whose rows are copied. Configuration (locations, users, products …) is not copied. */
const tables = (
  'customers work_orders quotes orders leads sales_lines contracts payments deliveries sales_ledger_movements ' +
  'status_history audit_entries events site_events webhook_deliveries webhook_attempts request_log idempotency_keys'
).split(' ');

/** Tables whose rows depend on a parent record: they have no more copies than the parent. */
const parents = {
  contracts: 'orders',
  payments: 'orders',
  sales_ledger_movements: 'orders',
  sales_lines: 'orders',
  deliveries: 'work_orders',
  webhook_deliveries: 'events',
};

/** Counters of numbers, with the column and the table that contain them. */
const counters = [
  ['lead', 'number', 'leads'],
  ['quote', 'number', 'quotes'],
  ['order', 'number', 'orders'],
  ['work_order', 'number', 'work_orders'],
  ['event', 'seq', 'events'],
];

/** Tables of records; the rows of the others belong to these. */
const records = ['customers', 'leads', 'quotes', 'orders', 'work_orders'];

/**
 * Makes a company large: copies its rows by SQL, each copy with ids, numbers, emails and names of its own, until it has
 * `rows` customers, leads, quotes, orders and work orders. References lead to the copies made with the same row.
 * @param client connected as a superuser, because triggers and foreign keys are disabled meanwhile
 */
export async function fill(client, company, rows) {
  const copies = {};
  for (const [table, present] of Object.entries(await rowsOf(client, company))) {
    const wanted = present === 0 ? 0 : Math.floor((rows * (perLead[table] ?? 1)) / present);
    copies[table] = Math.min(wanted, copies[parents[table]] ?? wanted);
  }
  await copyRows(client, company, copies);
  return copies;
}

/** Copies the rows of a company like `fill`, in the proportions that they have, until it has `count` records. */
export async function multiply(client, company, count) {
  const present = await rowsOf(client, company);
  const sum = records.reduce((total, table) => total + present[table], 0);
  const wanted = Math.max(0, Math.ceil(count / sum) - 1);
  await copyRows(client, company, Object.fromEntries(tables.map((table) => [table, present[table] && wanted])));
}

async function rowsOf(client, company) {
  const present = {};
  for (const table of tables)
    [present[table]] = (
      await all(client, `select count(*)::int as present from ${table} where company_id = $1`, [company])
    ).map((row) => row.present);
  return present;
}

async function copyRows(client, company, copies) {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '256MB'; set work_mem = '256MB'`);
  for (const table of tables) await copy(client, company, table, copies);
  await updateCounters(client, company);
  await client.query('reset session_replication_role');
  for (const table of tables.filter((name) => copies[name] > 0)) await client.query(`vacuum analyze ${table}`);
}

async function copy(client, company, table, copies) {
  if (copies[table] === 0) return;
  const columns = await all(
    client,
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' order by attnum`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  await client.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
      select ${names.map((name) => copiedValue(table, name, copies)).join(', ')}
      from ${table} t cross join generate_series(1, ${copies[table]}) n where t.company_id = $1`,
    [company],
  );
}

/** SQL for the beginning of the week of the row `t`; partitions begin with the same weeks. */
const week = `date_bin('7 days', t.attempted_at, '1970-01-01Z')`;
/** SQL for a number from 0 to 1 that differs between copies. */
const fraction = `(n * 7919::bigint % 100000 / 100000.0)`;
/**
 * SQL for the time of the copy `n` of an attempt: half of them in the week of the row `t`, half in the week before.
 * Both weeks have a partition, so that partitions have as many rows on a Monday as on a Thursday.
 */
const attemptedAt = `case n % 2 when 0 then ${week} + ${fraction} * (t.attempted_at - ${week})
  else ${week} - ${fraction} * interval '7 days' end`;

/** Returns SQL for the value of a column in the copy `n` of the row `t`. */
function copiedValue(table, name, copies) {
  const column = `t."${name}"`;
  const of = (copy) => `left(${column}, 8) || lpad(to_hex(${copy}), 6, '0') || right(${column}, 10)`;
  if (table === 'webhook_attempts') {
    if (name === 'attempted_at') return attemptedAt;
    // The id starts with the time of the attempt. Several attempts may belong to one event.
    if (name === 'id')
      return `to_hex(floor(extract(epoch from ${attemptedAt}))::int) || lpad(to_hex(n), 6, '0') ||
        right(${column}, 10)`;
    if (own.includes(name)) return of(`n % ${copies.events} + 1`);
  }
  if (own.includes(name)) return of('n');
  for (const [table, links] of Object.entries(references)) {
    if (!links.includes(name)) continue;
    // Several leads may have one customer; a unit has one order.
    return table === 'customers'
      ? of(`n % ${copies.customers} + 1`)
      : `case when n <= ${copies[table]} then ${of('n')} end`;
  }
  if (texts.includes(name)) return `${column} || ' ' || n`;
  if (addresses.includes(name)) return `n || '.' || ${column}`;
  if (name === 'number' || name === 'order_number') return `${column} + n * 10000`;
  if (name === 'operation') return `sha256(${column} || int4send(n))`;
  if (name === 'claim') return 'gen_random_uuid()';
  if (name === 'seq') return `${column} + n::bigint * 1000000`;
  if (name === 'created_at')
    return `${column} - (${column} - date_trunc('day', ${column}, 'UTC')) * (n * 7919 % 100000 / 100000.0)`;
  return column;
}

/** Continues numbers after the last one of the copies. */
async function updateCounters(client, company) {
  for (const [name, column, table] of counters)
    await client.query(
      `update company_counters set value = (select max(${column}) from ${table} where company_id = $1)
        where company_id = $1 and name = $2`,
      [company, name],
    );
}

/** Copies the rows of a company to another one, with the same ids, which are unique only within a company. */
export async function copyCompany(client, from, to) {
  await client.query('set session_replication_role = replica');
  const owned = await all(
    client,
    `select c.relname as name, (select string_agg(quote_ident(attname), ', ') from pg_attribute o
        where o.attrelid = c.oid and o.attnum > 0 and not o.attisdropped and o.attgenerated = ''
        and o.attname <> 'company_id') as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> 'companies'`,
  );
  await client.query(
    `insert into companies (company_id, id, name, version, created_at, updated_at)
      select $2, $2, name, version, created_at, updated_at from companies where company_id = $1`,
    [from, to],
  );
  for (const { name, columns } of owned)
    await client.query(
      `insert into ${name} (company_id, ${columns}) select $2, ${columns} from ${name} where company_id = $1
        on conflict do nothing`,
      [from, to],
    );
  await client.query('reset session_replication_role');
}

const all = async (client, text, values) => (await client.query(text, values)).rows;
