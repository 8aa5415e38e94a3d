import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';

/**
 * Returns the id of the database, which tells deployments apart in what they share (A13).
 * @param renew makes a new one.
 */
export async function deploymentId(database: Database, renew = false): Promise<string> {
  const statement = renew
    ? sql`update deployment set id = gen_random_uuid() returning id`
    : sql`select id from deployment`;
  const [row] = await database.query<{ id: string }>(statement, 'outside');
  return row!.id;
}
