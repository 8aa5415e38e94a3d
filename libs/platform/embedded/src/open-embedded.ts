import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { contentOf, makeFolder, PrivateFile, unusable, WrongSetting } from './private-file.js';
import { binaries } from './binaries.js';
import { EmbeddedError, exists, lastLogLines, serverFiles, type ServerFiles } from './server-files.js';
import { exclusively } from './exclusively.js';
import { createCluster, startServer } from './start-server.js';
import { postmaster, removeStalePidFile } from './postmaster.js';
import { responds, connected, databaseName, serverUrl, withDatabase } from './server-address.js';
import type { EmbeddedOptions } from './server-flags.js';
import { ServerPrograms } from './server-programs.js';
import { serverUser } from './server-user.js';

/** Time for crash recovery of a server, in milliseconds. */
const startTimeoutMs = 600_000;

export interface Embedded {
  /** URL of the database `partner`, as superuser. */
  readonly url: string;
  /** True if this call started the server, false if it was running. */
  readonly startedHere: boolean;
}

/**
 * Returns the embedded database of a data directory: the running server, or a new one. Of several concurrent processes,
 * one starts the server, which outlives them all; `stopEmbedded` stops it.
 * @throws EmbeddedError when it cannot be started.
 */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  const files = serverFiles(dataDir);
  const named = unusable('PARTNER_DATA_DIR');
  const known = await knownAddress(files).catch(named);
  if (known !== undefined) return { url: known, startedHere: false };
  if (options.create === false && !(await exists(files.cluster)))
    throw new WrongSetting(`DATABASE_URL is not set, and ${files.dataDir} has no embedded database`);
  await makeFolder(files.dataDir).catch(named);
  return exclusively(files.lock, async () => {
    const running = (await knownAddress(files)) ?? (await recovered(files));
    const url = running ?? (await started(files, options));
    await ensureDatabase(url);
    await new PrivateFile(files.address).replace(url);
    return { url, startedHere: running === undefined };
  });
}

async function knownAddress(files: ServerFiles): Promise<string | undefined> {
  const url = await contentOf(files.address);
  return url !== undefined && (await responds(url, files)) ? url : undefined;
}

/**
 * Returns the address of a server whose starter died before it wrote the address file, or that is still starting or
 * stopping.
 * @throws EmbeddedError when it runs but does not respond in time.
 */
async function recovered(files: ServerFiles): Promise<string | undefined> {
  const deadline = Date.now() + startTimeoutMs;
  for (let server = await postmaster(files); server !== undefined; server = await postmaster(files)) {
    const password = await contentOf(files.password);
    const url = serverUrl(server.port ?? 0, password ?? '');
    if (server.port !== undefined && (await responds(url, files))) return url;
    if (password === undefined) throw passwordMissing(files);
    if (Date.now() > deadline)
      throw new EmbeddedError(
        `the embedded PostgreSQL (process ${server.pid}) does not respond: ${await lastLogLines(files.log)}`,
      );
    await pause(100);
  }
  return undefined;
}

async function started(files: ServerFiles, options: EmbeddedOptions): Promise<string> {
  if ((await contentOf(files.password)) === undefined && (await exists(files.cluster))) throw passwordMissing(files);
  const programs = await binaries(options.programs);
  const user = await serverUser(files.cluster);
  const server = await ServerPrograms.for(user, programs, files.dataDir);
  const password = await new PrivateFile(files.password).createOnce(() => randomBytes(24).toString('base64url'));
  await createCluster(files, server, user, password, options);
  await removeStalePidFile(files);
  return serverUrl(await startServer(files, server, options), password);
}

const passwordMissing = (files: ServerFiles): EmbeddedError =>
  new EmbeddedError(
    `${files.password} is missing, and ${files.cluster} cannot be opened without it; restore it, or remove both`,
  );

async function ensureDatabase(url: string): Promise<void> {
  await connected(withDatabase(url, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  });
}

/** Checks for connections that were closed just now and may still be listed. */
const linger = { looks: 20, milliseconds: 50 };

/**
 * Stops the embedded database of a data directory.
 * @param options `unlessUsed` leaves it running while a client is connected: close your own connections first.
 * @returns true if this call stopped it.
 */
export async function stopEmbedded(
  dataDir: string,
  { programs: folder, unlessUsed = false }: EmbeddedOptions & { readonly unlessUsed?: boolean } = {},
): Promise<boolean> {
  const files = serverFiles(dataDir);
  if ((await knownAddress(files)) === undefined) return false;
  return exclusively(files.lock, async () => {
    const url = await knownAddress(files);
    if (url === undefined || (unlessUsed && (await isUsed(url)))) return false;
    const programs = await ServerPrograms.for(await serverUser(files.cluster), await binaries(folder), files.dataDir);
    await programs.run('pg_ctl', ['stop', '--wait', '--mode=fast', '--silent', `--pgdata=${files.cluster}`]);
    await rm(files.address, { force: true });
    return true;
  });
}

async function isUsed(url: string): Promise<boolean> {
  return connected(withDatabase(url, 'postgres'), async (client) => {
    for (let look = 1; ; look++) {
      const { rows } = await client.query<{ others: boolean }>(
        `select exists (select from pg_stat_activity
                         where backend_type = 'client backend' and pid <> pg_backend_pid()) as others`,
      );
      if (!rows[0]!.others) return false;
      if (look === linger.looks) return true;
      await pause(linger.milliseconds);
    }
  });
}
