import type pg from 'pg';

/** Connections that a pooler with a server at hand for each would have to keep apart by chance. */
const others = 4;

/** A pooler that nothing here can work with, however often it is tried. */
export class TransactionPooling extends Error {
  override readonly name = 'TransactionPooling';

  constructor() {
    super('a pooler shares connections to PostgreSQL between transactions: set pool_mode = session');
  }
}

/**
 * Refuses a pooler that gives a connection of PostgreSQL to another client after each transaction, which loses roles,
 * locks and what is listened for. A server without a pooler is known by its first answer: it has the process that it
 * named. @throws TransactionPooling
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
      // It is held from now on: the next client gets another one.
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
