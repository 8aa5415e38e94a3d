import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';

/**
 * Error fields of a foreign key violation. For tables with row-level security, PostgreSQL names only the constraint.
 */
interface Violation {
  readonly code?: string;
  readonly schema?: string;
  readonly table?: string;
  readonly constraint?: string;
}

interface Reference {
  readonly column: string;
  readonly table: string;
}

/** Returns an error text that names the field whose id does not exist, or undefined for any other error. */
export async function missingReference(database: Database, error: unknown): Promise<string | undefined> {
  const { code, schema, table, constraint }: Violation = typeof error === 'object' && error !== null ? error : {};
  if (code !== '23503') return undefined;
  const [found] = await database.outside<Reference>(sql`
    select a.attname as column, r.relname as "table" from pg_constraint c
    join pg_class t on t.oid = c.conrelid and t.relname = ${table} and t.relnamespace = to_regnamespace(${schema})
    join pg_class r on r.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'company_id'
    where c.conname = ${constraint}`);
  if (!found) return undefined;
  const records = found.table.replaceAll('_', ' ');
  return `${wireName(found.column)}: there is no such record among the ${records} of the company`;
}

const wireName = (column: string): string => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
