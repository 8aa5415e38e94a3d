/**
 * Function that replaces the planner's statistics of `company_id` by the assumption that one company may have all rows.
 * Statements are planned once per connection (decision 13), and the planner evaluates the policy's expression for the
 * current company to estimate its number of rows. With the statistics of `analyze`, the first company would decide the
 * plan for all others: after a new company without counted rows, a record would be searched among all rows of a
 * company. PostgreSQL accepts such statistics from version 18 on; before that, without statistics, it assumes 200
 * companies.
 */
const describeNewTable = `create or replace function describe_new_table(described oid) returns void
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
  declare t record;
  begin
    select c.oid::regclass as name, c.relname::text as plain, c.relkind = 'p' as parent, a.attstattarget as target,
        not exists (select from pg_stats s where s.schemaname = 'public' and s.tablename = c.relname
          and s.attname = 'company_id' and s.n_distinct = 1::real and s.most_common_vals is null) as unlike
      into strict t from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.oid = described;
    if t.target is distinct from 0 then
      execute format('alter table only %s alter column company_id set statistics 0', t.name);
    end if;
    if current_setting('server_version_num')::int >= 180000 and t.unlike then
      perform pg_clear_attribute_stats('public', t.plain, 'company_id', t.parent);
      perform pg_restore_attribute_stats('schemaname', 'public', 'relname', t.plain, 'attname', 'company_id',
        'inherited', t.parent, 'null_frac', 0::real, 'avg_width', 25, 'n_distinct', 1::real);
    end if;
  end $$`;

const everyTable = `select describe_new_table(c.oid) from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

/** Statements to run after migrations; later partitions are described when they are created. */
export const companyStatistics: readonly string[] = [
  describeNewTable,
  'revoke all on function describe_new_table(oid) from public',
  everyTable,
];
