import type pg from 'pg';

/** An index, and the functions that prevent PostgreSQL from using it under row-level security. */
export interface Unreachable {
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
export async function unreachableIndexes(client: pg.Client): Promise<Unreachable[]> {
  return (await client.query<Unreachable>(unreachable)).rows;
}
