import type pg from 'pg';

/** Number of test connections. A transaction pooler passes the test only if it happens to keep all of them apart. */
const others = 4;

/** Thrown for a pooler in an unsupported mode; retrying does not help. */
export class TransactionPooling extends Error {
  override readonly name = 'TransactionPooling';

  constructor() {
    super('a pooler shares connections to PostgreSQL between transactions: set pool_mode = session');
  }
}

/**
 * Rejects poolers that reuse a server connection for another client after each transaction, because roles, locks and
 * `LISTEN` would be lost. Without a pooler, the first query returns the process id that the server announced at
 * connection start.
 * @throws TransactionPooling
 */
export async function requireSessionPooling(database: { dedicated(): Promise<pg.Client> }): Promise<void> {
  const clients = [await database.dedicated()];
  try {
    const [first] = clients as [pg.Client];
    const process = await processOf(first);
    if (process === (first as unknown as { processID: number }).processID) return;
    for (let made = 0; made < others; made += 1) {
      const client = await database.dedicated();
      clients.push(client);
      // The transaction holds the server connection, so the next client gets another one.
      await client.query('begin');
      if ((await processOf(client)) === process) throw new TransactionPooling();
    }
    if ((await processOf(first)) !== process) throw new TransactionPooling();
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}
