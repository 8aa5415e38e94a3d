import sql from 'sql-template-tag';
import type { Database } from '../database.js';

/** The version of PostgreSQL, such as `18.4`. */
export async function serverVersion(database: Database): Promise<string | undefined> {
  const [row] = await database.outside<{ version: string }>(
    sql`select substring(current_setting('server_version') from '^[^ ]+') as version`,
  );
  return row?.version;
}
