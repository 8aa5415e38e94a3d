import { openEmbedded, socketUrl } from '@partner/embedded';
import type { Settings } from './settings/settings.js';

/**
 * Returns the address of the database: `DATABASE_URL`, or the embedded database of the data directory.
 * @throws EmbeddedError like `embeddedDatabase`.
 */
export async function databaseUrl(settings: Settings): Promise<string> {
  if (settings.databaseUrl !== undefined) return settings.databaseUrl;
  return socketUrl(settings.dataDir, (await embeddedDatabase(settings)).url);
}

/**
 * Returns the embedded database of the data directory. Starts it if it does not run, and creates it if it does not
 * exist.
 * @throws EmbeddedError in production when it does not exist: a server that lost its `DATABASE_URL` must not start with
 *   an empty database.
 */
export function embeddedDatabase({ dataDir, environment }: Settings): ReturnType<typeof openEmbedded> {
  return openEmbedded(dataDir, { create: environment !== 'production' });
}
