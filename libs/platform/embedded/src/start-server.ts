import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { EmbeddedError } from './embedded-error.js';
import { lastLogLines, type ServerFiles } from './server-files.js';
import { serverFlags, type EmbeddedOptions } from './server-flags.js';
import type { ServerPrograms } from './server-programs.js';

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
      const taken = /could not (bind|create any) /.test(logTail);
      if (!taken || attempt === attempts)
        throw new EmbeddedError(`the embedded PostgreSQL did not start: ${logTail}`, { cause: error });
    }
  }
}

/** Returns a free port of 127.0.0.1. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
