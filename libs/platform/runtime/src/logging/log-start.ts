import { unusedVariables } from '../settings/read-settings.js';
import type { Settings } from '../settings/settings.js';
import { releaseVersion } from '../release.js';
import type { Logger } from './create-logger.js';

export interface Addresses {
  /** Absent for a worker. */
  readonly url?: string;
  readonly adminUrl: string;
}

/**
 * Logs a line for each variable that has no effect, and one with the configuration of a server: release, environment,
 * versions, and addresses without user, password and parameters.
 * @param postgresVersion queries the database. The line omits the version if it fails.
 */
export async function logStart(
  logger: Logger,
  settings: Settings,
  { url, adminUrl }: Addresses,
  postgresVersion: () => Promise<string | undefined>,
): Promise<void> {
  const { environment, databaseUrl, databaseReadUrl, redisUrl, dataDir } = settings;
  const postgresql = await postgresVersion().catch(() => undefined);
  const line = {
    version: releaseVersion(),
    environment,
    node: process.versions.node,
    postgresql,
    database: placeOf(databaseUrl) ?? `embedded in ${dataDir}`,
    standby: placeOf(databaseReadUrl),
    redis: placeOf(redisUrl),
    url,
    admin: adminUrl,
  };
  for (const unused of unusedVariables(process.env)) logger.warn(unused);
  logger.info(line, 'started');
}

/** Returns host, port and path of a URL: without scheme, credentials and parameters. */
const placeOf = (url: string | undefined): string | undefined =>
  url
    ?.replace(/^[a-z]+:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/\?.*$/, '');
