/**
 * What the planner is told of a table with companies until the table is analyzed for the first time: that one company
 * may have all of its rows. Without it every index that begins with `company_id` looks as good as the one that finds a
 * single row, and since statements are planned once (decision 13), a connection would keep reading all rows of a
 * company where it wants one, until autovacuum comes by. PostgreSQL takes such statistics from version 18 on.
 */
const describing = `create or replace function describe_new_table(described oid) returns void
  language plpgsql set search_path = pg_catalog, public, pg_temp as $$
  begin
    if current_setting('server_version_num')::int >= 180000
        and exists (select from pg_class where oid = described and relkind = 'r' and reltuples < 0) then
      perform pg_restore_attribute_stats('schemaname', 'public', 'relname', described::regclass::text,
        'attname', 'company_id', 'inherited', false, 'null_frac', 0::real, 'avg_width', 25, 'n_distinct', 1::real);
    end if;
  end $$`;

const everyTable = `select describe_new_table(c.oid) from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;

/** To be run after migrations; partitions that are made later are described with their making. */
export const newTableStatistics: readonly string[] = [
  describing,
  'revoke all on function describe_new_table(oid) from public',
  everyTable,
];
