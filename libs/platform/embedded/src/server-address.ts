import { Client, DatabaseError } from 'pg';
import { samePlace, type ServerFiles } from './server-files.js';

/** The database that the project keeps everything in. */
export const databaseName = 'partner';

/** The URL of a database of the embedded server, as its superuser. */
export function serverUrl(port: number, password: string, database = databaseName): string {
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** The URL with another database. */
export function withDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** Runs `action` with a connection of its own. */
export async function connected<Result>(url: string, action: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'partner embedded',
  });
  // A server that stops ends its connections, and with them the statements that clients wait for.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await action(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Whether this cluster's server answers at the URL. Another one may have got the port meanwhile: it does not know
 * the password, or, with a data directory that was copied, has another folder.
 */
export async function answers(url: string, files: ServerFiles): Promise<boolean> {
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
