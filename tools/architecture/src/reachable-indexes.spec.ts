import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';

/** An index, and the functions that prevent PostgreSQL from using it under row-level security. */
interface Unreachable {
  readonly index: string;
  readonly leaky: string;
}

/**
 * Selects the operators of a class for its input type, by which conditions use the index. Those of a btree (five) are
 * all leaky or all leak-proof; a GIN index has the operators that it was created for.
 */
const unreachable = `with columns as (
    select i.indexrelid::regclass::text as index, i.indclass[n - 1] as class,
      case when i.indkey[n - 1] = 0 then pg_get_expr(i.indexprs, i.indrelid) end is not null as is_expression,
      i.indexprs::text as expressions
    from pg_index i join pg_class t on t.oid = i.indrelid cross join generate_series(1, i.indnkeyatts) n
    where t.relnamespace = 'public'::regnamespace and t.relrowsecurity and not t.relispartition),
  functions as (
    select c.index, o.oprcode as function from columns c
      join pg_opclass k on k.oid = c.class
      join pg_amop a on a.amopfamily = k.opcfamily and a.amoppurpose = 's'
        and a.amoplefttype = k.opcintype and a.amoprighttype = a.amoplefttype
      join pg_operator o on o.oid = a.amopopr
    union
    select c.index, f.id[1]::oid from columns c
      cross join regexp_matches(c.expressions, ':(?:funcid|opfuncid) (\\d+)', 'g') f (id) where c.is_expression)
  select f.index, string_agg(distinct p.proname, ', ' order by p.proname) as leaky
  from functions f join pg_proc p on p.oid = f.function where not p.proleakproof group by f.index order by f.index`;

/**
 * Returns the indexes that a condition cannot use: policies are checked before any operator or function that might
 * leak a row.
 */
async function unreachableIndexes(client: pg.Client): Promise<Unreachable[]> {
  return (await client.query<Unreachable>(unreachable)).rows;
}

/** Functions with the owner's rights that use an index which row-level security blocks for statements. */
const functions: Readonly<Record<string, string>> = {
  customers_references: 'customers_referenced',
  customers_search: 'customers_matching',
  leads_references: 'leads_referenced',
  leads_search: 'leads_matching',
  locations_search: 'locations_matching',
  orders_references: 'orders_referenced',
  orders_search: 'orders_matching',
  products_search: 'products_matching',
  quotes_references: 'quotes_referenced',
  quotes_search: 'quotes_matching',
  users_search: 'users_matching',
  work_orders_on_lot_text: 'lot_stock_siding_matching',
  work_orders_references: 'work_orders_referenced',
  work_orders_search: 'work_orders_matching',
};

/** Indexes that no condition uses. */
const others: Readonly<Record<string, string>> = {
  customers_name: 'the order of a list',
  locations_code: 'keeps codes unique (R25)',
  orders_total: 'the order of a list',
  quotes_total: 'the order of a list',
  work_orders_on_lot_price: 'the order of a list',
  work_orders_on_lot_serial: 'the order of a list',
  work_orders_on_lot_title: 'the order of a list',
};

describe('indexes of tables with row-level security (A7)', () => {
  let testDatabase: TestDatabase;
  let client: pg.Client;
  let found: readonly Unreachable[];

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    client = new pg.Client(testDatabase.url);
    await client.connect();
    found = await unreachableIndexes(client);
  });
  afterAll(async () => {
    await client.end();
    await testDatabase.drop();
  });

  it('can be used by conditions or by a function of the owner, or have another use', () => {
    const declared = new Set([...Object.keys(functions), ...Object.keys(others)]);
    expect(found.filter(({ index }) => !declared.has(index))).toEqual([]);
  });

  it('need every exception', () => {
    const unreachable = new Set(found.map(({ index }) => index));
    expect([...Object.keys(functions), ...Object.keys(others)].filter((index) => !unreachable.has(index))).toEqual([]);
  });

  it('are used by existing functions', async () => {
    const { rows } = await client.query<{ name: string }>(`select proname as name from pg_proc
      where prosecdef and pronamespace = 'public'::regnamespace`);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(functions)));
  });

  it('are distinguished: trigrams and functions are unreachable, plain text is not', async () => {
    await client.query(`create index trial_lower on users (company_id, lower(phone));
      create index trial_plain on users (company_id, phone);
      create index trial_trigram on users using gin (company_id, phone gin_trgm_ops)`);
    const names = (await unreachableIndexes(client)).filter(({ index }) => index.startsWith('trial'));
    expect(names.map(({ index }) => index)).toEqual(['trial_lower', 'trial_trigram']);
    expect(names[0]!.leaky).toBe('lower');
  });
});
