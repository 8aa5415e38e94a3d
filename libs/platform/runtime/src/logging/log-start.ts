import type { Settings } from '../settings/settings.js';
import { releaseVersion } from '../release.js';
import type { Logger } from './create-logger.js';

/** The addresses of a server that has started. */
export interface Addresses {
  /** Absent for a worker. */
  readonly url?: string;
  readonly adminUrl: string;
}

/**
 * Logs one line with what a server runs as and what it uses: release, environment, versions, and addresses without
 * user, password and parameters.
 * @param postgresVersion asks the database; the line is without it when that is away.
 */
export async function logStart(
  logger: Logger,
  settings: Settings,
  { url, adminUrl }: Addresses,
  postgresVersion: () => Promise<string | undefined>,
): Promise<void> {
  const { environment, databaseUrl, databaseReadUrl, redisUrl, redisCacheUrl, dataDir } = settings;
  const postgresql = await postgresVersion().catch(() => undefined);
  const line = {
    version: releaseVersion(),
    environment,
    node: process.versions.node,
    postgresql,
    database: placeOf(databaseUrl) ?? `embedded in ${dataDir}`,
    standby: placeOf(databaseReadUrl),
    queues: redisUrl === undefined ? 'PostgreSQL' : 'Redis',
    redis: placeOf(redisUrl),
    cache: placeOf(redisCacheUrl),
    url,
    admin: adminUrl,
  };
  logger.info(line, 'started');
}

/** Host, port and name of a URL: nothing up to its last at sign, and no parameters. */
const placeOf = (url: string | undefined): string | undefined =>
  url
    ?.replace(/^[a-z]+:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/\?.*$/, '');
