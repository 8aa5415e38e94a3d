import { openEmbedded } from '@partner/embedded';
import type { Settings } from './settings/settings.js';

/**
 * Where the database is: `DATABASE_URL`, or the embedded database of the data directory, which is started when it
 * does not run.
 */
export async function databaseUrl(settings: Settings): Promise<string> {
  return settings.databaseUrl ?? (await openEmbedded(settings.dataDir)).url;
}
