import { openEmbedded, type Embedded } from '@partner/embedded';
import type { Settings } from './settings/settings.js';

/**
 * The address of the database: `DATABASE_URL`, or the embedded database of the data directory.
 * @throws EmbeddedError as `embeddedDatabase` does.
 */
export async function databaseUrl(settings: Settings): Promise<string> {
  return settings.databaseUrl ?? (await embeddedDatabase(settings)).url;
}

/**
 * The embedded database of the data directory, which is started when it does not run, and made when it is not there.
 * @throws EmbeddedError in production when it is not there: a server that lost its `DATABASE_URL` must not begin with
 * nothing.
 */
export function embeddedDatabase({ dataDir, environment }: Settings): Promise<Embedded> {
  return openEmbedded(dataDir, { create: environment !== 'production' });
}
