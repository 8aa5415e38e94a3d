const id = '^[0-9a-f]{24}$';

/**
 * Function that creates a partition with the rights of the tables' owner, which workers do not have, and with the
 * storage options of the default partition. All writers of the table wait behind it, so it gives up quickly on a lock,
 * and the next sweep creates missing partitions. Rows that arrived before the partition stay in the default partition
 * until they expire. Ranges covered by another partition, such as rows from before the table was partitioned, stay in
 * it.
 * @returns true if the partition was created.
 */
const createPartition = `create or replace function create_partition(parent text, part text, from_id text, to_id text)
  returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  set lock_timeout = '200ms' as $$
  declare stored text;
  begin
    if not exists (select from pg_class where relnamespace = 'public'::regnamespace and relname = parent
        and relkind = 'p') or part !~ ('^' || parent || '_[0-9]{8}$')
        or from_id !~ '${id}' or to_id !~ '${id}' then
      raise exception 'no partition % of %', part, parent;
    end if;
    if to_regclass(format('public.%I', part)) is not null then return false; end if;
    if exists (select from pg_inherits i join pg_class c on c.oid = i.inhrelid,
        lateral (select pg_get_expr(c.relpartbound, c.oid)) b (bound)
        where i.inhparent = format('public.%I', parent)::regclass
          and substring(bound from 'TO \\(''([0-9a-f]{24})''\\)$') collate "C" > from_id collate "C"
          and coalesce(substring(bound from 'FROM \\(''([0-9a-f]{24})''\\)'), '') collate "C" < to_id collate "C")
    then return false; end if;
    select ' with (' || array_to_string(c.reloptions, ', ') || ')' into stored
      from pg_partitioned_table p join pg_class c on c.oid = p.partdefid
      where p.partrelid = format('public.%I', parent)::regclass;
    begin
      execute format('create table if not exists public.%I partition of public.%I for values from (%L) to (%L)%s',
        part, parent, from_id, to_id, stored);
    exception when check_violation then return false;
    end;
    perform secure_company_table(to_regclass(format('public.%I', part)));
    return true;
  end $$`;

/** Function that drops a partition if all of its ids have expired, with the rights of the tables' owner. */
const dropPartition = `create or replace function drop_partition(part text, expired_before text)
  returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  set lock_timeout = '2s' as $$
  declare bound text;
  begin
    select substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''([0-9a-f]{24})''\\)$') into bound
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relispartition and c.relname = part;
    if bound is null then return false; end if;
    if bound collate "C" > expired_before collate "C" then
      raise exception 'the partition % has not expired', part;
    end if;
    execute format('drop table if exists public.%I', part);
    return true;
  end $$`;

/** Functions with which workers, which own no tables, create and drop partitions. */
export const partitionFunctions: readonly string[] = [createPartition, dropPartition];
