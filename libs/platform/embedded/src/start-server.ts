import { once } from 'node:events';
import { rename, chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { EmbeddedError, lastLogLines, type ServerFiles, exists } from './server-files.js';
import { serverFlags, type EmbeddedOptions } from './server-flags.js';
import type { ServerPrograms } from './server-programs.js';
import type { ServerUser } from './server-user.js';

const attempts = 5;

/**
 * Starts the server in a separate session, so that it outlives this process and its terminal. Waits until it accepts
 * connections, crash recovery included. Call only while holding the lock.
 * @returns the port it listens on.
 * @throws EmbeddedError with the server's last errors.
 */
export async function startServer(
  files: ServerFiles,
  programs: ServerPrograms,
  options: EmbeddedOptions,
): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    await rename(files.log, files.formerLog).catch(() => undefined);
    try {
      await programs.run('pg_ctl', [
        'start',
        '--wait',
        '--timeout=600',
        '--silent',
        `--pgdata=${files.cluster}`,
        `--log=${files.log}`,
        `--options=${serverFlags(port, options)}`,
      ]);
      return port;
    } catch (error) {
      const logTail = await lastLogLines(files.log);
      // Another process may have taken the free port in the meantime.
      const canRetry = /could not (bind|create any)/.test(logTail);
      if (!canRetry || attempt === attempts)
        throw new EmbeddedError(`the embedded PostgreSQL did not start: ${logTail}`, { cause: error });
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const unfinished = 'postgres.new-';

/**
 * Creates the cluster unless it exists: UTF-8 with PostgreSQL's own C.UTF-8 locale, so that text sorts and folds the
 * same on every machine. Creates it in a temporary folder and renames that, so that an interrupted one is never used.
 * Call only while holding the lock.
 */
export async function createCluster(
  files: ServerFiles,
  programs: ServerPrograms,
  user: ServerUser | undefined,
  password: string,
  { durable = true, programs: folder }: EmbeddedOptions,
): Promise<void> {
  if (await exists(files.cluster)) return;
  await removeUnfinished(files);
  const temporary = join(files.dataDir, `${unfinished}${randomBytes(6).toString('hex')}`);
  const cluster = join(temporary, 'cluster');
  const passwordFile = join(temporary, 'password');
  await mkdir(temporary, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) for (const path of [temporary, passwordFile]) await chown(path, user.uid, user.gid);
  try {
    await programs.run('initdb', [
      `--pgdata=${cluster}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The builtin provider exists since PostgreSQL 17.
      ...(folder === undefined
        ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
        : ['--locale=C.UTF-8']),
      ...(durable ? [] : ['--no-sync']),
    ]);
    await rename(cluster, files.cluster);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function removeUnfinished(files: ServerFiles): Promise<void> {
  const names = (await readdir(files.dataDir)).filter((name) => name.startsWith(unfinished));
  for (const name of names) await rm(join(files.dataDir, name), { recursive: true, force: true });
}
