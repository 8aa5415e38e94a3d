import pg from 'pg';
import type { Table } from './rules/tables.js';
import type { TextColumn } from './rules/texts.js';

async function rowsOf<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the tables of schema public, each with its key and other indexes; partitions are left out. */
export const readTables = (url: string): Promise<Table[]> => rowsOf(url, statement);

/** Returns the text, JSON and binary columns of the tables with a company; partitions are left out. */
export const readTextColumns = (url: string): Promise<TextColumn[]> => rowsOf(url, textColumns);

/** Column of a table that is named like an id, or is one by its type. */
export interface IdColumn {
  /** Table and column. */
  readonly name: string;
  readonly isChecked: boolean;
}

/** Returns the columns that are named like ids or have their type, except generated ones; partitions are left out. */
export const readIdColumns = (url: string): Promise<IdColumn[]> => rowsOf(url, idColumns);

const idColumns = `
  select c.relname || '.' || a.attname as name, exists (select from pg_constraint k where k.conrelid = c.oid
      and k.conname = 'ids_are_hex' and k.convalidated and a.attnum = any(k.conkey)) as "isChecked"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attgenerated = ''
    and (a.attname ~ '(^|_)id$' or format_type(a.atttypid, a.atttypmod) = 'character(24)')
  order by 1`;

const textColumns = `
  select c.relname as table, a.attname as column from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and exists (select from pg_attribute k where k.attrelid = c.oid and k.attname = 'company_id')
    and (t.typname in ('text', 'varchar', 'json', 'jsonb', 'bytea', 'xml', 'inet', 'tsvector') or t.typcategory = 'A')
  order by 1, 2`;

const statement = `
  select c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select ${columnsOf('i')} from pg_index i where i.indrelid = c.oid
      and i.indisprimary), '{}') as "primaryKey",
    (select coalesce(json_agg(json_build_object('name', n.relname, 'columns', ${columnsOf('i')},
        'unique', i.indisunique) order by n.relname), '[]')
      from pg_index i join pg_class n on n.oid = i.indexrelid
      where i.indrelid = c.oid and not i.indisprimary) as indexes,
    (select coalesce(json_agg(json_build_object('name', k.conname, 'referenced', k.confrelid::regclass::text,
        'columns', ${namesOf('k.conrelid', 'k.conkey')}, 'referencedColumns', ${namesOf('k.confrelid', 'k.confkey')})
      order by k.conname), '[]')
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.conparentid = 0) as "foreignKeys",
    c.relkind = 'p' as partitioned
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname`;

function namesOf(table: string, numbers: string): string {
  return (
    `(select array_agg(a.attname::text order by n.ordinality) from unnest(${numbers}) with ordinality n (number) ` +
    `join pg_attribute a on a.attrelid = ${table} and a.attnum = n.number)`
  );
}

function columnsOf(index: string): string {
  return (
    `(select array_agg(pg_get_indexdef(${index}.indexrelid, n, true) order by n) from generate_series(1, ` +
    `${index}.indnkeyatts) n)`
  );
}
