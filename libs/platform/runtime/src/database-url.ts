import { openEmbedded } from '@partner/embedded';
import type { Settings } from './settings/settings.js';

type OpenDatabase = Awaited<ReturnType<typeof openEmbedded>>;

/**
 * Returns the address of the database: `DATABASE_URL`, or the embedded database of the data directory, which is started
 * if it does not run, and created if it does not exist.
 * @throws WrongSetting in production when it does not exist: a server that lost its `DATABASE_URL` must not start with
 *   an empty database.
 */
export async function openDatabase({ databaseUrl, dataDir, environment }: Settings): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return { url: databaseUrl, startedHere: false };
  return openEmbedded(dataDir, { create: environment !== 'production' });
}
