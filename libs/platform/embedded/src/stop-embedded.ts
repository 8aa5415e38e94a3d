import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { binaries } from './binaries.js';
import { exclusively } from './exclusively.js';
import { knownAddress } from './open-embedded.js';
import { connected, withDatabase } from './server-address.js';
import { serverFiles } from './server-files.js';
import type { EmbeddedOptions } from './server-flags.js';
import { ServerPrograms } from './server-programs.js';
import { serverUser } from './server-user.js';

/** Checks for connections that were closed just now and may still be listed. */
const linger = { looks: 20, milliseconds: 50 };

/**
 * Stops the embedded database of a data directory, unless a client is connected. Close your own connections first.
 * @returns true if this call stopped it.
 */
export function stopEmbeddedIfUnused(dataDir: string): Promise<boolean> {
  return stop(dataDir, async (url) => !(await isUsed(url)));
}

/**
 * Stops the embedded database even if clients are connected, before its removal.
 * @returns true if it was running.
 */
export function stopEmbedded(dataDir: string, { programs }: EmbeddedOptions = {}): Promise<boolean> {
  return stop(dataDir, async () => true, programs);
}

async function stop(dataDir: string, allowed: (url: string) => Promise<boolean>, folder?: string): Promise<boolean> {
  const files = serverFiles(dataDir);
  if ((await knownAddress(files)) === undefined) return false;
  return exclusively(files.lock, async () => {
    const url = await knownAddress(files);
    if (url === undefined || !(await allowed(url))) return false;
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
