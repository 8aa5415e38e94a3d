import type { Database } from '@partner/postgres';
import sql, { raw } from 'sql-template-tag';

/** Tables that each request writes: the log, its counts, and the last use of the credential. */
const ofRequests = /^(request_|deprecated_uses|credential_uses|worker)/;

/** Returns a hash of the rows of each table, partitions included, and the value of each sequence. */
export async function fingerprint(database: Database): Promise<Record<string, string>> {
  const relations = await database.query<{ name: string; kind: 'r' | 'S' }>(sql`
    select c.oid::regclass::text as name, c.relkind as kind
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'S') and n.nspname !~ '^(pg_|information_schema)'`);
  const found: Record<string, string> = {};
  for (const { name, kind } of relations) {
    if (ofRequests.test(name)) continue;
    const [row] = await database.query<{ hash: string }>(
      kind === 'S'
        ? sql`select last_value || ' ' || is_called as hash from ${raw(name)}`
        : sql`select coalesce(md5(string_agg(t::text, '' order by t::text)), '') as hash from ${raw(name)} t`,
    );
    found[name] = row!.hash;
  }
  return found;
}
