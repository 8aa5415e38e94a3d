import type { Session } from '../session.js';

/** Selects the statements that require ids in `char(24)` columns, which is the type of ids and of nothing else. */
export const uncheckedIds = `
  select format('alter table %s drop constraint if exists ids_are_hex, add constraint ids_are_hex check (%s) not valid',
    c.oid::regclass, string_agg(format('%I !~ ''[^0-9a-f]''', a.attname), ' and ' order by a.attname collate "C"))
    as statement
  from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and format_type(a.atttypid, a.atttypmod) = 'character(24)' and a.attgenerated = ''
  group by c.oid having not array_agg(a.attnum) <@ coalesce((select k.conkey from pg_constraint k
    where k.conrelid = c.oid and k.conname = 'ids_are_hex' and pg_get_constraintdef(k.oid) not like '%{24}%'), '{}')`;

const unvalidated = `
  select format('alter table %s validate constraint ids_are_hex', conrelid::regclass) as statement
  from pg_constraint where conname = 'ids_are_hex' and not convalidated and coninhcount = 0`;

/**
 * Adds a constraint to each table, also of later migrations, that its ids are ids, and validates it without blocking
 * writers. The constraint of 1.0.0, which has `{24}`, is replaced: to match it takes ten times as long.
 * @param run runs a statement that locks one table
 */
export async function requireIds(client: Session, run: (statement: string) => Promise<unknown>): Promise<void> {
  for (const missing of [uncheckedIds, unvalidated]) {
    const { rows } = await client.query<{ statement: string }>(missing);
    for (const { statement } of rows) await run(statement);
  }
}
