import type pg from 'pg';

/** Number of test connections. A transaction pooler passes the test only if it happens to keep all of them apart. */
const others = 4;

const transactionPooling = 'a pooler shares connections to PostgreSQL between transactions: set pool_mode = session';

/** Thrown for a database or a pooler that cannot work; retrying does not help. */
export class UnsupportedDatabase extends Error {
  override readonly name = 'UnsupportedDatabase';
}

const surroundings = `select current_setting('server_encoding') as encoding, exists (select from pg_collation
  where collname = 'und-x-icu' and collprovider = 'i') as "hasIcu"`;

/** @throws UnsupportedDatabase if texts could not be stored, or not compared in any case (A13). */
async function requireUnicode(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string; hasIcu: boolean }>(surroundings);
  const { encoding, hasIcu } = rows[0]!;
  if (encoding !== 'UTF8')
    throw new UnsupportedDatabase(
      `the database has the encoding ${encoding}: create one with "encoding 'UTF8' template template0"`,
    );
  if (!hasIcu)
    throw new UnsupportedDatabase('the database has no ICU collations: use a PostgreSQL that is built with ICU');
}

/**
 * Rejects databases without Unicode, and poolers that reuse a server connection for another client after each
 * transaction, because roles, locks and `LISTEN` would be lost. Without a pooler, the first query returns the process
 * id that the server announced at connection start.
 * @throws UnsupportedDatabase
 */
export async function requireSupported(database: { dedicated(): Promise<pg.Client> }): Promise<void> {
  const clients = [await database.dedicated()];
  try {
    const [first] = clients as [pg.Client];
    await requireUnicode(first);
    const process = await processOf(first);
    if (process === (first as unknown as { processID: number }).processID) return;
    for (let made = 0; made < others; made += 1) {
      const client = await database.dedicated();
      clients.push(client);
      // The transaction holds the server connection, so the next client gets another one.
      await client.query('begin');
      if ((await processOf(client)) === process) throw new UnsupportedDatabase(transactionPooling);
    }
    if ((await processOf(first)) !== process) throw new UnsupportedDatabase(transactionPooling);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}
