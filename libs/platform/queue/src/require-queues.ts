import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import { queueSchema } from './migrate-queues.js';

const inSchema = sql`to_regnamespace(${queueSchema})`;

/** Rights that a worker needs on the schema of the queues and everything in it. */
const rights = sql`select has_schema_privilege(session_user, ${inSchema}, 'usage') as held
  union all select has_table_privilege(session_user, c.oid, wanted)
    from pg_class c, unnest('{select,insert,update,delete}'::text[]) wanted
    where c.relnamespace = ${inSchema} and c.relkind in ('r', 'p')
  union all select has_sequence_privilege(session_user, c.oid, 'usage')
    from pg_class c where c.relnamespace = ${inSchema} and c.relkind = 'S'
  union all select has_function_privilege(session_user, f.oid, 'execute')
    from pg_proc f where f.pronamespace = ${inSchema}`;

/** @throws Error with the remedy if the login of a database may not use the queues, which BullMQ would only retry. */
export async function requireQueues(database: Database): Promise<void> {
  const [found] = await database.query<{ held: boolean | null }>(
    sql`select bool_and(coalesce(held, false)) as held from (${rights}) r`,
    'outside',
  );
  if (!found?.held)
    throw new Error(
      `the database login may not use the schema ${queueSchema}: run "partner migrate" as the owner, and grant what ` +
        'docs/operations/secure.md lists',
    );
}
