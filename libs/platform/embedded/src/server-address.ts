import { Client, DatabaseError } from 'pg';
import { samePlace, type ServerFiles } from './server-files.js';

export const databaseName = 'partner';

/** Returns the URL of the application's database on the embedded server, as its superuser. */
export const serverUrl = (port: number, password: string): string =>
  `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${databaseName}`;

export function withDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

export async function connected<Result>(url: string, action: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'partner embedded',
  });
  // A stopping server closes its connections, which fails the pending statements.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await action(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * True if this cluster's server responds at the URL. Another server may have the port now: it does not accept the
 * password, or has another folder if the data directory is a copy.
 */
export async function responds(url: string, files: ServerFiles): Promise<boolean> {
  try {
    const folder = await connected(withDatabase(url, 'postgres'), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0]!.data_directory;
    });
    return await samePlace(folder, files.cluster);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === tooManyConnections) return true;
    return false;
  }
}

const tooManyConnections = '53300';
