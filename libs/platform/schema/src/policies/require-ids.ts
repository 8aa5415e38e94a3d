import type { Session } from '../session.js';

/**
 * Adds a constraint to each table, also of later migrations, that its ids are ids: `char(24)` is the type of ids and of
 * nothing else.
 */
export const requireIds = `do $$
  declare t record;
  begin
    for t in select c.oid::regclass as name,
        string_agg(format('%I ~ ''^[0-9a-f]{24}$''', a.attname), ' and ' order by a.attname collate "C") as condition
      from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and format_type(a.atttypid, a.atttypmod) = 'character(24)' and a.attgenerated = ''
      group by c.oid having not array_agg(a.attnum) <@ coalesce((select k.conkey from pg_constraint k
        where k.conrelid = c.oid and k.conname = 'ids_are_hex'), '{}')
    loop
      execute format('alter table %s drop constraint if exists ids_are_hex,
        add constraint ids_are_hex check (%s) not valid', t.name, t.condition);
    end loop;
  end $$`;

/** Validates new constraints of ids, without blocking writers. */
export async function validateIds(client: Session): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`select conrelid::regclass::text as name from pg_constraint
    where conname = 'ids_are_hex' and not convalidated and coninhcount = 0`);
  for (const { name } of rows) await client.query(`alter table ${name} validate constraint ids_are_hex`);
}
