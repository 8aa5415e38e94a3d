import { firstIdAt } from '@partner/kernel';
import { lockTimeoutMs, retryOnLockTimeout } from './apply-migrations.js';
import { rowsOf, type StatementExecutor } from './fill-in-batches.js';

interface TableToPartition {
  readonly table: string;
  /** Name of the old table as the partition of all ids before `end`; until then, the name of a constraint. */
  readonly past: string;
  /** Default partition, for ids outside of all other partitions. */
  readonly elsewhen: string;
  readonly end: string;
}

/**
 * Partitions an append-only table by ranges of ids, without copying rows or blocking anyone (R93): the old table
 * becomes the partition of all ids before a year that starts more than a month from now. Ids from a clock that is far
 * off do not fail: they go to the default partition, which during the upgrade is a child of the table, so that readers
 * find its rows. Each step is a transaction; after an interruption, it continues with the missing step.
 */
export async function partitionByYear(migration: StatementExecutor, table: string, now = new Date()): Promise<void> {
  const [state] = await rowsOf<{ partitioned: boolean; year: number | null }>(
    migration,
    `select c.relkind = 'p' as partitioned, (select max(substring(k.conname::text from '_before_([0-9]{4})0101$'))::int
        from pg_constraint k where k.conrelid = c.oid) as year
      from pg_class c where c.oid = '${table}'::regclass`,
  );
  if (state!.partitioned) return;
  const year = state!.year ?? yearAfterNextMonth(now);
  const divided = {
    table,
    past: `${table}_before_${year}0101`,
    elsewhen: `${table}_elsewhen`,
    end: firstIdAt(new Date(Date.UTC(year, 0))),
  };
  await retryOnLockTimeout(() => migration.execute(redirectStatement(divided)));
  await retryOnLockTimeout(() => migration.execute(validateStatement(divided)));
  await retryOnLockTimeout(() => migration.execute(attachStatement(divided)));
}

const yearAfterNextMonth = (now: Date): number =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)).getUTCFullYear() + 1;

const shortLockTimeout = `perform set_config('lock_timeout', '${lockTimeoutMs}ms', true);`;

/** Adds policies and grants to tables, if the database already has that function. */
const secureTables = (...tables: string[]): string => `
  if to_regprocedure('secure_company_table(oid)') is not null then
    ${tables.map((table) => `perform secure_company_table('${table}'::regclass);`).join(' ')}
  end if;`;

/** Redirects new ids beyond the end to the child table. */
const redirectStatement = ({ table, past, elsewhen, end }: TableToPartition): string => `do $do$
  begin
    if to_regclass('${elsewhen}') is not null then return; end if;
    ${shortLockTimeout}
    lock table ${table} in access exclusive mode;
    execute 'create table ${elsewhen} (like ${table} including all) inherits (${table})' || coalesce((
      select ' with (' || array_to_string(reloptions, ', ') || ')' from pg_class where oid = '${table}'::regclass), '');
    create or replace function insert_elsewhen() returns trigger language plpgsql as $body$
      begin
        execute format('insert into public.%I select ($1).*', tg_table_name || '_elsewhen') using new;
        return null;
      end $body$;
    create trigger ${elsewhen} before insert on ${table} for each row when (new.id >= '${end}')
      execute function insert_elsewhen();
    alter table ${table} add constraint ${past} check (id < '${end}') no inherit not valid;
    ${secureTables(elsewhen)}
  end $do$`;

/** Validates the constraint: takes time proportional to the table, but blocks neither readers nor writers. */
const validateStatement = ({ table, past, elsewhen, end }: TableToPartition): string => `do $do$
  begin
    alter table ${table} validate constraint ${past};
  exception when check_violation then
    with moved as (delete from only ${table} where id >= '${end}' returning *)
      insert into ${elsewhen} select * from moved;
    alter table ${table} validate constraint ${past};
  end $do$`;

/**
 * Attaches the partitions in a few milliseconds: the constraint makes a scan unnecessary, and existing indexes are
 * reused.
 */
const attachStatement = ({ table, past, elsewhen, end }: TableToPartition): string => `do $do$
  declare
    one record;
  begin
    ${shortLockTimeout}
    lock table ${table}, ${elsewhen} in access exclusive mode;
    drop trigger ${elsewhen} on ${table};
    drop function insert_elsewhen();
    alter table ${elsewhen} no inherit ${table};
    alter table ${table} rename to ${past};
    create table ${table} (like ${past} including all excluding constraints excluding indexes)
      partition by range (id);
    for one in select n.relname as name, n.relname || '${past.slice(table.length)}' as past_name,
        pg_get_constraintdef(k.oid) as key, i.indisunique as is_unique,
        substring(pg_get_indexdef(n.oid) from ' USING .*$') as definition
      from pg_index i join pg_class n on n.oid = i.indexrelid left join pg_constraint k on k.conindid = n.oid
      where i.indrelid = '${past}'::regclass and i.indisvalid
    loop
      execute format('alter index %I rename to %I', one.name, one.past_name);
      if one.key is not null then
        execute format('alter table ${table} add constraint %I %s', one.name, one.key);
      else
        execute format('create %s index %I on ${table}%s', case when one.is_unique then 'unique' end, one.name,
          one.definition);
      end if;
    end loop;
    alter table ${table} attach partition ${past} for values from (minvalue) to ('${end}');
    alter table ${table} attach partition ${elsewhen} default;
    alter table ${past} drop constraint ${past};
    ${moveGrants(past, table)}
    ${moveGrants(elsewhen)}
    ${secureTables(table, past, elsewhen)}
  end $do$`;

/** Moves the grants of a partition to its table, because a direct grant gives access to all rows of the partition. */
const moveGrants = (partition: string, table?: string): string => `
    for one in select a.privilege_type as privilege, a.is_grantable,
        case a.grantee when 0 then 'public' else a.grantee::regrole::text end as grantee
      from pg_class c, aclexplode(c.relacl) a where c.oid = '${partition}'::regclass and a.grantee <> c.relowner
    loop
      ${
        table
          ? `execute format('grant %s on ${table} to %s%s', one.privilege, one.grantee,
        case when one.is_grantable then ' with grant option' end);`
          : ''
      }
      execute format('revoke %s on ${partition} from %s cascade', one.privilege, one.grantee);
    end loop;`;
